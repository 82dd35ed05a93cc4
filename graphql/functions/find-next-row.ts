import { type DynamoDBQueryRequest, runtime } from '@aws-appsync/utils';
import type { ListContext, ListedRow } from './list-plan';
import { refuseTableError } from './refusals';
import { rowsOf } from './rows-of';

/**
 * Finds the first row of the next page after the last reading step left a page incomplete with rows remaining. A filter hides the last row
 * that was evaluated, so this request has none.
 */
export function request(ctx: ListContext): DynamoDBQueryRequest {
  const { plan, more, isDone } = ctx.stash;
  if (isDone) runtime.earlyReturn(null, { skipTo: plan.fetch ? 'NEXT' : 'END' });
  return rowsOf(plan, { limit: 1, nextToken: more, filter: null });
}

export function response(ctx: ListContext): null {
  const { plan } = ctx.stash;
  const { error } = ctx;
  if (error) refuseTableError(error);
  const [row] = (ctx.result as { items: readonly ListedRow[] }).items;
  ctx.stash.next = row ? row[plan.key] : null;
  return null;
}
