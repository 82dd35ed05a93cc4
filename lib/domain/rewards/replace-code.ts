import { checkRecentSignIn, type SignInNotRecent } from '../player/recent-sign-in';
import { type Order, statusOf } from './order';
import { isUnseen, type OrderCode } from './order-code';
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

/** The player has viewed the code, so only a superadmin may replace it or undo its order. */
export interface CodeViewed {
  readonly code: 'orders/code-viewed';
}

/** A viewed code was already replaced here. */
export interface ViewedCodeReplaced {
  readonly code: 'orders/viewed-code-replaced';
}

/** The admin who replaces a code or undoes an order. */
export interface Replacer {
  readonly isSuperadmin: boolean;
  readonly signedInAt: Date;
}

/** A viewed code may have been used, so a player who keeps it gains what its replacement is worth. */
const mostViewedReplacements = 1;

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
 * Refuses to replace a code that the player has viewed, unless a superadmin with a recent sign-in does so for the first time.
 *
 * @param replacer  null for a request that replaces unviewed codes only
 */
export function checkViewedReplacement(
  before: OrderCode,
  replacer: Replacer | null,
  now: Date,
): CodeViewed | SignInNotRecent | ViewedCodeReplaced | null {
  if (isUnseen(before)) return null;
  if (!replacer?.isSuperadmin) return { code: 'orders/code-viewed' };
  const notRecent = checkRecentSignIn(replacer.signedInAt, now);
  if (notRecent) return notRecent;
  const isFirst = (before.replaced?.timesViewed ?? 0) < mostViewedReplacements;
  return isFirst ? null : { code: 'orders/viewed-code-replaced' };
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
    replaced: {
      times: replacementsOf(before) + 1,
      timesViewed: (before.replaced?.timesViewed ?? 0) + (isUnseen(before) ? 0 : 1),
      at,
      request,
    },
  };
  return {
    ...order,
    codes: order.codes.map((code) => (code === before ? after : code)),
    revision: order.revision + 1,
  };
}
