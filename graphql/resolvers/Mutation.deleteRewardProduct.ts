import type { Context } from '@aws-appsync/utils';
import type { Product } from '../functions/product';

/** A pipeline of `mark-removal` and `remove-product`. Orders keep what they hold of a product, so one may go at any time. */
export function request(): object {
  return {};
}

export function response(ctx: Context<object, object, { result: Product }>): unknown {
  return ctx.prev.result;
}
