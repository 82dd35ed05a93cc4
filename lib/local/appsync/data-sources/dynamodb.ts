import * as z from 'zod';
import { FieldError } from '../refusals';
import { getItems } from './batch-get';
import type { DataSource, SourceAnswer } from './data-source';
import { requestShape, type RequestOf } from './dynamodb-shapes';
import { getItem, writeItem } from './one-item';
import type { PageTokens } from './page-tokens';
import { type CallDynamoDb, failed } from './signed-call';
import { itemFromWire } from './typed-items';
import { given, wirePage } from './wire-requests';

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
      case 'BatchGetItem':
        return getItems(data, source);
      case 'Query':
        return readPage(data, source);
      default:
        return writeItem(data, source);
    }
  };
}

async function readPage(request: RequestOf<'Query'>, { table, call, tokens }: Table): Promise<SourceAnswer> {
  const { index = null, query, nextToken } = request;
  const bound = [table, index, query];
  const startKey = nextToken ? tokens.open(bound, nextToken) : undefined;
  if (nextToken && startKey === undefined)
    return failed({ type: 'AmazonDynamoDBException', message: 'Invalid Pagination Token Provided.' });
  const read = await call('Query', {
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
