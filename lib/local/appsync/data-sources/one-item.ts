import { isDeepStrictEqual } from 'node:util';
import type { SourceAnswer } from './data-source';
import type { RequestOf } from './dynamodb-shapes';
import { type CallDynamoDb, failed, type Refused } from './signed-call';
import { itemFromWire, itemOf, itemToWire } from './typed-items';
import { given, wireExpressions } from './wire-requests';

type Write = RequestOf<'PutItem'> | RequestOf<'UpdateItem'> | RequestOf<'DeleteItem'>;

interface Table {
  readonly table: string;
  readonly call: CallDynamoDb;
}

export async function getItem(request: RequestOf<'GetItem'>, { table, call }: Table): Promise<SourceAnswer> {
  const { key, consistentRead, projection } = request;
  const got = await call('GetItem', {
    ...given({ TableName: table, Key: itemToWire(key), ConsistentRead: consistentRead }),
    ...wireExpressions({ ProjectionExpression: projection }),
  });
  return 'refused' in got ? failed(got.refused) : { result: itemOf(got.answer['Item']) };
}

export async function writeItem(request: Write, source: Table): Promise<SourceAnswer> {
  const { table, call } = source;
  const { operation, key, condition } = request;
  const Key = itemToWire(key);
  const item = operation === 'PutItem' ? itemToWire({ ...request.attributeValues, ...key }) : undefined;
  const written = await call(operation, {
    TableName: table,
    ...(item ? { Item: item } : { Key }),
    ...(operation === 'UpdateItem' && { ReturnValues: 'ALL_NEW' }),
    ...(operation === 'DeleteItem' && { ReturnValues: 'ALL_OLD' }),
    ...wireExpressions({
      ...(operation === 'UpdateItem' && { UpdateExpression: request.update }),
      ConditionExpression: condition,
    }),
  });
  if (!('refused' in written)) return { result: itemOf(item ?? written.answer['Attributes']) };
  if (written.refused.type !== 'ConditionalCheckFailedException') return failed(written.refused);
  return afterFailedCondition(request, written.refused, source);
}

/**
 * After a failed condition the stored item decides: a delete of a missing item, or a put of an identical item, counts
 * as success; otherwise the handler receives the error and the stored item.
 * https://docs.aws.amazon.com/appsync/latest/devguide/js-aws-appsync-resolver-reference-dynamodb-condition-expressions.html
 */
async function afterFailedCondition(
  request: Write,
  refused: Refused,
  { table, call }: Table,
): Promise<SourceAnswer> {
  const { operation, key } = request;
  const read = { TableName: table, Key: itemToWire(key), ConsistentRead: true };
  const got = await call('GetItem', read);
  if ('refused' in got) return failed(got.refused);
  const stored = itemOf(got.answer['Item']);
  if (operation === 'DeleteItem' && !stored) return { result: null };
  if (operation === 'PutItem' && stored) {
    const wanted = itemFromWire(itemToWire({ ...request.attributeValues, ...key }));
    if (isDeepStrictEqual(wanted, stored)) return { result: stored };
  }
  return { ...failed(refused), result: stored };
}
