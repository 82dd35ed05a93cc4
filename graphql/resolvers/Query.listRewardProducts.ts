import type { Context } from '@aws-appsync/utils';
import { isAdmin } from '../functions/caller';
import type { ListArguments, Reading } from '../functions/list-plan';
import { tokenAfter } from '../functions/list-token';
import { planList } from '../functions/plan-list';
import type { Product } from '../functions/product';

interface ProductPage {
  readonly items: readonly Product[];
  readonly nextToken: string | null;
  readonly totalCount: number | null;
}

/** A pipeline of eight times `read-rows`, `find-next-row` and `fetch-found`, which follow one plan. */
export function request(ctx: Context<ListArguments>): object {
  ctx.stash['plan'] = planList(ctx);
  ctx.stash['rows'] = [];
  ctx.stash['more'] = null;
  ctx.stash['isDone'] = false;
  ctx.stash['next'] = null;
  ctx.stash['products'] = null;
  ctx.stash['total'] = null;
  return {};
}

export function response(ctx: Context<ListArguments>): ProductPage {
  const reading = ctx.stash as unknown as Reading;
  const { plan, rows, products, total } = reading;
  const nextToken = plan.id === null ? tokenAfter(reading) : null;
  if (plan.fetch === 'products') return { items: products ?? [], nextToken, totalCount: null };
  return { items: shown(ctx, rows.slice(0, plan.limit)), nextToken, totalCount: total };
}

/** Ranges hold nothing that a player may not see; the one product that was asked for by its id may be inactive. */
function shown(ctx: Context, products: readonly Product[]): Product[] {
  const visible: Product[] = [];
  for (const product of products) {
    if (product.active || isAdmin(ctx)) visible.push(product);
  }
  return visible;
}
