import { type DynamoDBQueryRequest, runtime } from '@aws-appsync/utils';
import type { ListContext, ListedRow } from './list-plan';
import { refuseTableError } from './refusals';
import { rowsOf } from './rows-of';

/**
 * After the last step that reads: a page that is not full, with rows left, begins the next one at the first of these. A filter hides
 * which row was the last, so that one is read without it.
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
