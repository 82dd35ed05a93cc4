import { type DynamoDBQueryRequest, runtime } from '@aws-appsync/utils';
import type { ListContext, ListedRow } from './list-plan';
import { isInvalid, refuseTableError, refuseToken } from './refusals';
import { rowsOf } from './rows-of';

/** Rows that one step evaluates; eight steps evaluate 2,000. */
const mostRows = 250;

interface Page {
  readonly items: readonly ListedRow[];
  readonly nextToken?: string | null;
}

/** A step of a list: continues reading until the page is full. Eight of these run in sequence. */
export function request(ctx: ListContext): DynamoDBQueryRequest {
  const { plan, rows, more, isDone } = ctx.stash;
  if (isDone) runtime.earlyReturn(null, { skipTo: plan.fetch ? 'NEXT' : 'END' });
  // One row more than the page shows whether there is another page.
  const missing = plan.limit + 1 - rows.length;
  const limit = plan.filter || missing > mostRows ? mostRows : missing;
  return rowsOf(plan, { limit, nextToken: more, filter: plan.filter });
}

export function response(ctx: ListContext): null {
  const { plan, rows } = ctx.stash;
  const { error } = ctx;
  if (error && ctx.args.nextToken && isInvalid(error)) refuseToken();
  if (error) refuseTableError(error, plan.filter);
  const { items, nextToken } = ctx.result as Page;
  const read = [...rows, ...items];
  const isFull = read.length > plan.limit || (plan.filter !== null && read.length === plan.limit);
  ctx.stash.rows = read;
  ctx.stash.more = nextToken ?? null;
  ctx.stash.isDone = isFull || !nextToken;
  return null;
}
