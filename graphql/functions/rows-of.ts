import { type DynamoDBQueryRequest, util } from '@aws-appsync/utils';
import type { Plan } from './list-plan';

/** Rows of the range of a plan, or the one product that it is about. */
export function rowsOf(
  { id, index, partition, key, from, to, isForward }: Plan,
  { limit, nextToken, filter }: { limit: number; nextToken: string | null; filter: Plan['filter'] },
): DynamoDBQueryRequest {
  const range = {
    index,
    query: {
      expression: '#partition = :partition AND #place BETWEEN :from AND :to',
      expressionNames: { '#partition': 'listing', '#place': key },
      expressionValues: util.dynamodb.toMapValues({ ':partition': partition, ':from': from, ':to': to }),
    },
    scanIndexForward: isForward,
  };
  const one = {
    query: {
      expression: '#key = :key',
      expressionNames: { '#key': 'id' },
      expressionValues: util.dynamodb.toMapValues({ ':key': id }),
    },
  };
  return {
    operation: 'Query',
    ...(id === null ? range : one),
    limit,
    nextToken,
    ...(filter ? { filter } : {}),
  } as DynamoDBQueryRequest;
}
