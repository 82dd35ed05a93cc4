import { type Order, statusOf } from './order';
import type { OrderCode } from './order-code';
import { isUndone } from './order-reason';
import type { RequestMark } from './request-mark';

/** The order was undone, so its codes are no longer replaced. */
export interface CodesFinal {
  readonly code: 'orders/codes-final';
}

/** The code was replaced since the caller read the order. */
export interface CodeReplaced {
  readonly code: 'orders/code-replaced';
}

/** The order has no code with this number. */
export interface UnknownCode {
  readonly code: 'orders/unknown-code';
}

/** A request to replace one code of an order. */
export interface Replacement {
  /** Number of the code within the order, from 1. */
  readonly number: number;
  /** How often the code had been replaced when the caller read the order. */
  readonly replacements: number;
}

/** How often a code of an order was replaced. */
export function replacementsOf({ replaced }: Pick<OrderCode, 'replaced'>): number {
  return replaced?.times ?? 0;
}

/** Finds the code that may be replaced, or returns why it may not be. */
export function replaceableCode(
  order: Order,
  { number, replacements }: Replacement,
): { readonly before: OrderCode } | UnknownCode | CodesFinal | CodeReplaced {
  const before = order.codes[number - 1];
  if (!before) return { code: 'orders/unknown-code' };
  if (isUndone(statusOf(order))) return { code: 'orders/codes-final' };
  if (replacementsOf(before) !== replacements) return { code: 'orders/code-replaced' };
  return { before };
}

/**
 * Puts another code in the place of one. The player has not seen it; the time at which the order first got a code stays.
 *
 * @param fresh  id of the other code in the pool
 */
export function withReplacement(
  order: Order,
  before: OrderCode,
  { fresh, at, request }: { fresh: string; at: Date; request: RequestMark },
): Order {
  const after: OrderCode = {
    product: before.product,
    code: fresh,
    givenAt: before.givenAt,
    firstShownAt: null,
    views: 0,
    replaced: { times: replacementsOf(before) + 1, at, request },
  };
  return {
    ...order,
    codes: order.codes.map((code) => (code === before ? after : code)),
    revision: order.revision + 1,
  };
}
