import type { Context } from '@aws-appsync/utils';
import type { Product } from '../functions/product';

/** A pipeline of `admit-admin`, `find-product` and `write-product`. */
export function request(): object {
  return {};
}

export function response(ctx: Context<object, object, { result: Product }>): unknown {
  return ctx.prev.result;
}
