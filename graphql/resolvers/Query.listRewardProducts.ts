import { requireAccessToken, visibleTo } from '../functions/caller';
import type { ListContext } from '../functions/list-plan';
import { tokenAfter } from '../functions/list-token';
import { planList } from '../functions/plan-list';
import type { Product } from '../functions/product';

interface ProductPage {
  readonly items: readonly Product[];
  readonly nextToken: string | null;
  readonly totalCount: number | null;
}

/** Pipeline: eight times `read-rows`, `find-next-row`, `fetch-found`; all follow one plan. */
export function request(ctx: ListContext): object {
  requireAccessToken(ctx);
  ctx.stash.plan = planList(ctx);
  ctx.stash.rows = [];
  ctx.stash.more = null;
  ctx.stash.isDone = false;
  ctx.stash.next = null;
  ctx.stash.products = null;
  ctx.stash.total = null;
  return {};
}

export function response(ctx: ListContext): ProductPage {
  const { plan, rows, products, total } = ctx.stash;
  const nextToken = plan.id === null ? tokenAfter(ctx.stash) : null;
  if (plan.fetch === 'products') return { items: products ?? [], nextToken, totalCount: null };
  // Ranges contain only what the caller may see; a product that was requested by id may be inactive.
  return { items: visibleTo(ctx, rows.slice(0, plan.limit)), nextToken, totalCount: total };
}
