import { util } from '@aws-appsync/utils';
import { end } from '#domain/rewards/listing';
import type { ListedRow, Plan, Reading } from './list-plan';
import { refuseToken } from './refusals';

/** Ends the name of an order in a token. */
const mark = '|';
const longestToken = 2000;

/**
 * The cursor of the next page. It names a position in an order and nothing about the caller: a forged cursor only chooses where to begin
 * among the rows that the caller may read, because the plan limits the range.
 */
export function tokenAfter({ plan, rows, more, next }: Reading): string | null {
  if (rows.length > plan.limit) return tokenOf(plan, beyond(plan, rows[plan.limit - 1]));
  if (!more) return null;
  if (rows.length === plan.limit) return tokenOf(plan, beyond(plan, rows[plan.limit - 1]));
  return next === null ? null : tokenOf(plan, next);
}

/**
 * The end of the range from which a page continues.
 *
 * @throws an AppSync error for a token of another order, or of rows that this caller may not read
 */
export function boundOf(token: string, plan: Plan): string {
  const isBase64 =
    token.length % 4 === 0 && token.length <= longestToken && util.matches('^[A-Za-z0-9+/]+={0,2}$', token);
  if (!isBase64) refuseToken();
  const text = util.base64Decode(token);
  const name = `${plan.order}${mark}`;
  const bound = text.slice(name.length);
  const isOfOrder = text.startsWith(name) && util.base64Encode(text) === token;
  if (!isOfOrder || bound < plan.from || bound > plan.to) refuseToken();
  return bound;
}

function tokenOf({ order }: Plan, bound: string): string {
  return util.base64Encode(`${order}${mark}${bound}`);
}

/** The position after the row in reading direction. Nothing sorts between a position and itself with one end mark fewer or more. */
function beyond({ key, isForward }: Plan, row: ListedRow | undefined): string {
  const place = (row?.[key as keyof ListedRow] as string | undefined) ?? '';
  return isForward ? `${place}${end}` : place.slice(0, -1);
}
