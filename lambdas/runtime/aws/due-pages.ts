import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { queryOf } from './query-of';
import { queryPages } from './query-pages';

const mostPerPage = 100;

/**
 * Pages through the items with a mark in a sparse index whose time has come, oldest first.
 *
 * @param query.mark  name and value of the partition key
 * @param query.time  name of the sort key, and the instant up to which items are due
 */
export function duePages<Item extends object>(
  client: DynamoDBDocumentClient,
  {
    table,
    index,
    mark: [markName, mark],
    time: [timeName, now],
  }: {
    table: string;
    index: string;
    mark: [name: string, value: string];
    time: [name: string, now: string | number];
  },
): AsyncGenerator<readonly Item[]> {
  return queryPages<Item>(client, {
    TableName: table,
    IndexName: index,
    ...queryOf({ is: { [markName]: mark }, beyond: { [timeName]: ['<=', now] } }),
    Limit: mostPerPage,
  });
}
