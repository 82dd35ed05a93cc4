import type { Context } from '@aws-appsync/utils';
import type { Product } from '../functions/product';
import { refuseChanged } from '../functions/refusals';

/** A pipeline of `find-product`. */
export function request(): object {
  return {};
}

/**
 * Publishes the input to subscribers; nothing is stored. A change takes its way through stream and queue, so a newer one that came
 * through the API may have reached subscribers before it: then it is refused, and a refused mutation reaches nobody.
 */
export function response(ctx: Context<{ input: Published }, object, { result: Product }>): Published {
  const { input } = ctx.args;
  const stored = ctx.prev.result;
  if (stored.createdAt > input.createdAt || stored.revision > input.revision) refuseChanged(stored);
  return input;
}

interface Published {
  readonly id: string;
  readonly createdAt: string;
  readonly revision: number;
}
