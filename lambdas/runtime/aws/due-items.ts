import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { duePages } from './due-pages';

/** An item of the `notices` table in the index `by-due`. */
export interface DueItem {
  readonly player: string;
  readonly id: string;
  /** The mark: the day of `dueAt` in UTC, or a constant for all items of a kind. */
  readonly dueOn: string;
  /** An ISO string. */
  readonly dueAt: string;
}

/** Pages through the due items of a mark, oldest first. */
export function dueItems(
  client: DynamoDBDocumentClient,
  table: string,
  dueOn: string,
  now: Date,
): AsyncGenerator<readonly DueItem[]> {
  return duePages<DueItem>(client, {
    table,
    index: 'by-due',
    mark: ['dueOn', dueOn],
    time: ['dueAt', now.toISOString()],
  });
}
