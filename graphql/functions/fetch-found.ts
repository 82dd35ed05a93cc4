import { type Context, type DynamoDBBatchGetItemRequest, runtime, util } from '@aws-appsync/utils';
import { isAdmin } from './caller';
import type { Reading } from './list-plan';
import type { Product } from './product';
import { refuseTableError } from './refusals';

/** The row that says how many products there are. */
const countId = '#count';

interface Count {
  readonly active?: number;
  readonly inactive?: number;
}

/** Last step of a list: the products of the rows that a word found, as they are now, or how many products there are. */
export function request(ctx: Context): DynamoDBBatchGetItemRequest {
  const { plan, rows } = ctx.stash as unknown as Reading;
  const ids: string[] = [];
  if (plan.fetch === 'count') ids.push(countId);
  for (const { product } of plan.fetch === 'products' ? rows.slice(0, plan.limit) : []) {
    if (product) ids.push(product);
  }
  if (ids.length === 0) runtime.earlyReturn(null);
  const keys: unknown[] = [];
  for (const id of ids) keys.push(util.dynamodb.toMapValues({ id }));
  return {
    operation: 'BatchGetItem',
    tables: { [tableOf(ctx)]: { keys } },
  } as DynamoDBBatchGetItemRequest;
}

export function response(ctx: Context): null {
  const { plan } = ctx.stash as unknown as Reading;
  const { error } = ctx;
  if (error) refuseTableError(error);
  const { data, unprocessedKeys } = ctx.result as {
    data: Record<string, (object | null)[]>;
    unprocessedKeys?: Record<string, unknown[]> | null;
  };
  const left = unprocessedKeys?.[tableOf(ctx)] ?? [];
  if (left.length > 0) util.error('The table is busy.', 'DynamoDB:ProvisionedThroughputExceededException');
  const items = data[tableOf(ctx)] ?? [];
  if (plan.fetch === 'count') ctx.stash['total'] = totalOf(ctx, items[0] as Count | null);
  else ctx.stash['products'] = visibleTo(ctx, items as (Product | null)[]);
  return null;
}

function tableOf(ctx: Context): string {
  return ctx.env['PRODUCTS_TABLE'] ?? '';
}

function totalOf(ctx: Context, count: Count | null): number | null {
  if (!count) return null;
  return (count.active ?? 0) + (isAdmin(ctx) ? (count.inactive ?? 0) : 0);
}

/** A row of a word may outlive its product, or what players may know of it, for a moment. */
function visibleTo(ctx: Context, products: readonly (Product | null)[]): Product[] {
  const visible: Product[] = [];
  for (const product of products) {
    if (product && (product.active || isAdmin(ctx))) visible.push(product);
  }
  return visible;
}
