import type { DynamoDBQueryRequest } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import type { Plan } from './list-plan';

/** Rows of a plan's range, or the only product that it names. */
export function rowsOf(
  { id, index, partition, key, from, to, isForward }: Plan,
  { limit, nextToken, filter }: { limit: number; nextToken: string | null; filter: Plan['filter'] },
): DynamoDBQueryRequest {
  const range = {
    index,
    query: { listing: { eq: partition }, [key]: { between: [from, to] } },
    scanIndexForward: isForward,
  };
  const one = { query: { id: { eq: id } } };
  const rows = query({ ...(id === null ? range : one), limit, nextToken } as never);
  return filter ? ({ ...rows, filter } as DynamoDBQueryRequest) : rows;
}
