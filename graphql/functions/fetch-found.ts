import { type DynamoDBBatchGetItemRequest, runtime } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { countId } from '#domain/rewards/listing';
import { isAdmin, visibleTo } from './caller';
import type { ListContext } from './list-plan';
import type { Product } from './product';
import { refuseBusy, refuseTableError } from './refusals';

interface Count {
  readonly active?: number;
  readonly inactive?: number;
}

/** Last step of a list: fetches the current products that a word search found, or the number of products. */
export function request(ctx: ListContext): DynamoDBBatchGetItemRequest {
  const { plan, rows } = ctx.stash;
  const ids: string[] = [];
  if (plan.fetch === 'count') ids.push(countId);
  for (const { product } of plan.fetch === 'products' ? rows.slice(0, plan.limit) : []) {
    if (product) ids.push(product);
  }
  if (ids.length === 0) runtime.earlyReturn(null);
  const keys: { id: string }[] = [];
  for (const id of ids) keys.push({ id });
  return batchGet({ tables: { [tableOf(ctx)]: { keys } } });
}

export function response(ctx: ListContext): null {
  const { plan } = ctx.stash;
  const { error } = ctx;
  if (error) refuseTableError(error);
  const { data, unprocessedKeys } = ctx.result as {
    data: Record<string, (object | null)[]>;
    unprocessedKeys?: Record<string, unknown[]> | null;
  };
  const left = unprocessedKeys?.[tableOf(ctx)] ?? [];
  if (left.length > 0) refuseBusy();
  const items = data[tableOf(ctx)] ?? [];
  if (plan.fetch === 'count') ctx.stash.total = totalOf(ctx, items[0] as Count | null);
  else ctx.stash.products = visibleTo(ctx, items as (Product | null)[]);
  return null;
}

function tableOf(ctx: ListContext): string {
  return ctx.env['PRODUCTS_TABLE'] ?? '';
}

function totalOf(ctx: ListContext, count: Count | null): number | null {
  if (!count) return null;
  return (count.active ?? 0) + (isAdmin(ctx) ? (count.inactive ?? 0) : 0);
}
