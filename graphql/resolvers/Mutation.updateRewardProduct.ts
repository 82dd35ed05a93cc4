import type { Context } from '@aws-appsync/utils';
import type { Product } from '../functions/product';

/** Pipeline: `admit-admin`, `find-product`, `write-product`. */
export function request(): object {
  return {};
}

export function response(ctx: Context<object, object, { result: Product }>): unknown {
  return ctx.prev.result;
}
