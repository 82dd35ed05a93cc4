import { createHmac } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { DataSource, SourceAnswer } from '../execution/resolvers';
import { FieldError } from '../refusals';
import { type Item, itemFromWire, itemToWire, mapValues } from '../typed-values';
import { requestShape, type RequestOf } from './dynamodb-shapes';
import type { CallDynamoDb, Refused } from './signed-call';

interface Table {
  readonly table: string;
  readonly call: CallDynamoDb;
  /** Signs tokens of pages, so that they cannot be forged or used for another query. */
  readonly tokenSecret: Buffer;
}

type Write = RequestOf<'PutItem'> | RequestOf<'UpdateItem'> | RequestOf<'DeleteItem'>;

/** A table as a data source: https://docs.aws.amazon.com/appsync/latest/devguide/js-resolver-reference-dynamodb.html */
export function dynamoDbSource(source: Table): DataSource {
  return async (given) => {
    const request = requestShape.safeParse(given);
    if (!request.success)
      throw new FieldError(`Not a request to DynamoDB: ${z.prettifyError(request.error)}`, 'MappingTemplate');
    const { data } = request;
    switch (data.operation) {
      case 'GetItem':
        return getItem(data, source);
      case 'BatchGetItem':
        return getItems(data, source);
      case 'Query':
        return readPage(data, source);
      default:
        return writeItem(data, source);
    }
  };
}

async function getItem(
  { key, consistentRead, projection }: RequestOf<'GetItem'>,
  { table, call }: Table,
): Promise<SourceAnswer> {
  const got = await call('GetItem', {
    TableName: table,
    Key: itemToWire(key),
    ConsistentRead: consistentRead,
    ...wireExpressions({ ProjectionExpression: projection }),
  });
  return 'refused' in got ? failed(got.refused) : { result: plainItem(got.answer.Item) };
}

/**
 * Returns the items of each table in the order of their keys, null for missing ones, whatever order DynamoDB answers
 * in.
 * https://docs.aws.amazon.com/appsync/latest/devguide/js-aws-appsync-resolver-reference-dynamodb-batch-get-item.html
 */
async function getItems({ tables }: RequestOf<'BatchGetItem'>, { call }: Table): Promise<SourceAnswer> {
  const requested = mapValues(tables, ({ keys, consistentRead }) => ({
    Keys: keys.map(itemToWire),
    ConsistentRead: consistentRead,
  }));
  const got = await call('BatchGetItem', { RequestItems: requested });
  if ('refused' in got) return failed(got.refused);
  const { Responses = {}, UnprocessedKeys = {} } = got.answer;
  const itemUnder = (key: Item, table: string) =>
    Responses[table]?.find((item) =>
      Object.entries(key).every(([name, value]) => isDeepStrictEqual(item[name], value)),
    );
  return {
    result: {
      data: mapValues(requested, ({ Keys }, table) => Keys.map((key) => plainItem(itemUnder(key, table)))),
      unprocessedKeys: mapValues(requested, (_keys, table) =>
        (UnprocessedKeys[table]?.Keys ?? []).map(itemFromWire),
      ),
    },
  };
}

async function readPage(
  request: RequestOf<'Query'>,
  { table, call, tokenSecret }: Table,
): Promise<SourceAnswer> {
  const { index, query, filter, limit, scanIndexForward, nextToken } = request;
  const signatureOf = (key: string) =>
    createHmac('sha256', tokenSecret)
      .update(JSON.stringify([table, index, query, key]))
      .digest('base64url');
  const [startKey, signature] = nextToken ? nextToken.split('.') : [];
  if (startKey !== undefined && signature !== signatureOf(startKey))
    return failed({ type: 'AmazonDynamoDBException', message: 'Invalid Pagination Token Provided.' });
  const read = await call('Query', {
    TableName: table,
    IndexName: index,
    Limit: limit,
    ScanIndexForward: scanIndexForward,
    ExclusiveStartKey: startKey && JSON.parse(Buffer.from(startKey, 'base64url').toString()),
    ...wireExpressions({ KeyConditionExpression: query, FilterExpression: filter }),
  });
  if ('refused' in read) return failed(read.refused);
  const { Items = [], LastEvaluatedKey, ScannedCount } = read.answer;
  const lastKey = LastEvaluatedKey && Buffer.from(JSON.stringify(LastEvaluatedKey)).toString('base64url');
  return {
    result: {
      items: Items.map(itemFromWire),
      nextToken: lastKey === undefined ? null : `${lastKey}.${signatureOf(lastKey)}`,
      scannedCount: ScannedCount,
    },
  };
}

async function writeItem(request: Write, source: Table): Promise<SourceAnswer> {
  const { operation, key, condition } = request;
  const item = operation === 'PutItem' ? itemToWire({ ...request.attributeValues, ...key }) : undefined;
  const written = await source.call(operation, {
    TableName: source.table,
    ...(item ? { Item: item } : { Key: itemToWire(key) }),
    ...(operation === 'UpdateItem' && { ReturnValues: 'ALL_NEW' }),
    ...(operation === 'DeleteItem' && { ReturnValues: 'ALL_OLD' }),
    ...wireExpressions({
      UpdateExpression: operation === 'UpdateItem' ? request.update : undefined,
      ConditionExpression: condition,
    }),
  });
  if (!('refused' in written)) return { result: plainItem(item ?? written.answer.Attributes) };
  if (written.refused.type !== 'ConditionalCheckFailedException') return failed(written.refused);
  return afterFailedCondition(request, written.refused, source);
}

/**
 * After a failed condition the stored item decides: a delete of a missing item, or a put of an identical item, counts
 * as success; otherwise the handler receives the error and the stored item.
 * https://docs.aws.amazon.com/appsync/latest/devguide/js-aws-appsync-resolver-reference-dynamodb-condition-expressions.html
 */
async function afterFailedCondition(request: Write, refused: Refused, source: Table): Promise<SourceAnswer> {
  const { operation, key } = request;
  const { result: stored, error } = await getItem(
    { operation: 'GetItem', key, consistentRead: true, projection: undefined },
    source,
  );
  if (error) return { result: null, error };
  if (operation === 'DeleteItem' && !stored) return { result: null };
  const isStored =
    operation === 'PutItem' &&
    isDeepStrictEqual(stored, itemFromWire(itemToWire({ ...request.attributeValues, ...key })));
  return isStored ? { result: stored } : { ...failed(refused), result: stored };
}

interface Expression {
  readonly expression: string;
  readonly expressionNames?: Readonly<Record<string, string>> | undefined;
  readonly expressionValues?: Item | undefined;
}

/** Merges the maps of several expressions. Maps are passed on as given, even empty ones, which DynamoDB refuses. */
function wireExpressions(fields: Readonly<Record<string, Expression | undefined>>): object {
  const expressions = Object.values(fields).filter((expression) => expression !== undefined);
  const names = expressions.map((each) => each.expressionNames).filter((map) => map !== undefined);
  const values = expressions.map((each) => each.expressionValues).filter((map) => map !== undefined);
  return {
    ...mapValues(fields, (expression) => expression?.expression),
    ...(names.length > 0 && { ExpressionAttributeNames: Object.assign({}, ...names) as object }),
    ...(values.length > 0 && {
      ExpressionAttributeValues: itemToWire(Object.assign({}, ...values) as Item),
    }),
  };
}

function plainItem(item: Item | undefined): Record<string, unknown> | null {
  return item ? itemFromWire(item) : null;
}

function failed({ type, message }: Refused): Required<SourceAnswer> {
  return { result: null, error: { type: `DynamoDB:${type}`, message } };
}
