import type { Context } from '@aws-appsync/utils';
import { type Product, shown, type ShownProduct } from '../functions/product';

/** Pipeline: `mark-removal`, `remove-product`. Orders hold copies of product data, so a product may be removed at any time. */
export function request(): object {
  return {};
}

export function response(ctx: Context<object, object, { result: Product }>): ShownProduct {
  return shown(ctx.prev.result);
}
