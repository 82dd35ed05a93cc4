import type { Context } from '@aws-appsync/utils';
import { type Product, shown, type ShownProduct } from '../functions/product';

/** Pipeline: `admit-admin`, `create-product`. */
export function request(): object {
  return {};
}

export function response(ctx: Context<object, object, { result: Product }>): ShownProduct {
  return shown(ctx.prev.result);
}
