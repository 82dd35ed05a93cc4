import type { Context } from '@aws-appsync/utils';
import type { Product } from '../functions/product';
import { refuseChanged } from '../functions/refusals';

/** Pipeline: `find-product`. */
export function request(): object {
  return {};
}

/**
 * Publishes the input to subscribers; nothing is stored. A change travels through stream and queue, so a newer one that was made through
 * the API may already have been published. Then the mutation is refused, and a refused mutation reaches no subscriber.
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
