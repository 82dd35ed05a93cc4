import * as z from 'zod';
import { FieldError } from '../refusals';
import type { DataSource, SourceAnswer } from './data-source';
import { requestShape, type RequestOf } from './dynamodb-shapes';
import { getItem, writeItem } from './one-item';
import type { PageTokens } from './page-tokens';
import { type CallDynamoDb, failed } from './signed-call';
import { fromWire, itemFromWire, itemOf, itemToWire } from './typed-items';
import { given, wireExpressions, wirePage, wireWrite } from './wire-requests';

interface Table {
  readonly table: string;
  readonly call: CallDynamoDb;
  readonly tokens: PageTokens;
}

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
      case 'Query':
      case 'Scan':
        return readPage(data, source);
      case 'BatchGetItem':
        return batchGet(data, source);
      case 'TransactGetItems':
        return transactGet(data, source);
      case 'TransactWriteItems':
        return transactWrite(data, source);
      default:
        return writeItem(data, source);
    }
  };
}

async function readPage(
  request: RequestOf<'Query'> | RequestOf<'Scan'>,
  { table, call, tokens }: Table,
): Promise<SourceAnswer> {
  const { index = null, nextToken } = request;
  const bound = [table, index, request.operation === 'Query' ? request.query : null];
  const startKey = nextToken ? tokens.open(bound, nextToken) : undefined;
  if (nextToken && startKey === undefined)
    return failed({
      type: 'AmazonDynamoDBException',
      message: 'Invalid Pagination Token Provided.',
      body: {},
    });
  const read = await call(request.operation, {
    ...wirePage(request, table),
    ...given({ ExclusiveStartKey: startKey }),
  });
  if ('refused' in read) return failed(read.refused);
  const {
    Items = [],
    LastEvaluatedKey,
    ScannedCount,
  } = read.answer as {
    Items?: object[];
    LastEvaluatedKey?: object;
    ScannedCount?: number;
  };
  return {
    result: {
      items: Items.map(itemFromWire),
      nextToken: LastEvaluatedKey ? tokens.seal(bound, LastEvaluatedKey) : null,
      scannedCount: ScannedCount,
    },
  };
}

/** Items come in the order of their keys, null for those that are not there. */
async function batchGet({ tables }: RequestOf<'BatchGetItem'>, { call }: Table): Promise<SourceAnswer> {
  const RequestItems = Object.fromEntries(
    Object.entries(tables).map(([table, { keys, consistentRead, projection }]) => [
      table,
      {
        Keys: keys.map(itemToWire),
        ...given({ ConsistentRead: consistentRead }),
        ...wireExpressions({ ProjectionExpression: projection }),
      },
    ]),
  );
  const got = await call('BatchGetItem', { RequestItems });
  if ('refused' in got) return failed(got.refused);
  const { Responses = {} } = got.answer as { Responses?: Record<string, object[]> };
  const data = Object.entries(tables).map(([table, { keys }]) => {
    const items = (Responses[table] ?? []).map(itemFromWire);
    const isOf = (key: object) => (item: Record<string, unknown>) =>
      Object.entries(key).every(([name, value]) => item[name] === fromWire(itemToWire({ value })['value']));
    return [table, keys.map((key) => items.find(isOf(key)) ?? null)] as const;
  });
  const unprocessed = Object.keys(tables).map((table) => [table, []] as const);
  return { result: { data: Object.fromEntries(data), unprocessedKeys: Object.fromEntries(unprocessed) } };
}

async function transactGet(
  { transactItems }: RequestOf<'TransactGetItems'>,
  { call }: Table,
): Promise<SourceAnswer> {
  const got = await call('TransactGetItems', {
    TransactItems: transactItems.map(({ table, key, projection }) => ({
      Get: {
        TableName: table,
        Key: itemToWire(key),
        ...wireExpressions({ ProjectionExpression: projection }),
      },
    })),
  });
  if ('refused' in got) return failed(got.refused);
  const { Responses = [] } = got.answer as { Responses?: { Item?: object }[] };
  return { result: { items: Responses.map(({ Item }) => itemOf(Item)), cancellationReasons: null } };
}

/** Answers the keys, or why which write of the transaction was not done. */
async function transactWrite(
  { transactItems }: RequestOf<'TransactWriteItems'>,
  { call }: Table,
): Promise<SourceAnswer> {
  const written = await call('TransactWriteItems', { TransactItems: transactItems.map(wireWrite) });
  if (!('refused' in written)) {
    const keys = transactItems.map(({ key }) => itemFromWire(itemToWire(key)));
    return { result: { keys, cancellationReasons: null } };
  }
  const cancellationReasons = written.refused.body.CancellationReasons?.map(({ Code, Message, Item }) => ({
    type: Code ?? 'None',
    message: Message ?? null,
    item: itemOf(Item),
  }));
  return {
    ...failed(written.refused),
    result: { keys: null, cancellationReasons: cancellationReasons ?? null },
  };
}
