import { fulfillmentOf } from './category';
import { mostCodes } from './order-limits';
import type { OrderLine } from './order-line';
import type { RequestMark } from './request-mark';

/** A gift code given to an order. The code itself is stored encrypted in its pool. */
export interface OrderCode {
  readonly product: string;
  /** Id of the code in the product's pool. */
  readonly code: string;
  readonly givenAt: Date;
  /** When the player first viewed it; null before. */
  readonly firstShownAt: Date | null;
  /** Number of views. */
  readonly views: number;
  /** Set once an admin replaced the code that the order had here. */
  readonly replaced?: ReplacedCode;
}

/** That an earlier code was replaced. */
export interface ReplacedCode {
  /** How often, from 1. */
  readonly times: number;
  /** How often the player had viewed the code that was replaced. */
  readonly timesViewed: number;
  readonly at: Date;
  /** Fingerprints of the latest request, for idempotency. */
  readonly request: RequestMark;
}

/** The part of an order that concerns codes. */
interface Coded {
  readonly lines: readonly OrderLine[];
  readonly codes: readonly OrderCode[];
}

/** Number of pieces that are fulfilled as codes. */
export function codedPieces(lines: readonly Pick<OrderLine, 'category' | 'quantity'>[]): number {
  const coded = lines.filter(({ category }) => fulfillmentOf(category) === 'coded');
  return coded.reduce((pieces, { quantity }) => pieces + quantity, 0);
}

/** The order needs more codes than one order can be given. */
export interface TooManyCodes {
  readonly code: 'cart/too-many-codes';
  readonly most: number;
}

/** Returns an error when an order needs more codes than it can be given. */
export function checkCodes(pieces: number): TooManyCodes | null {
  return pieces > mostCodes ? { code: 'cart/too-many-codes', most: mostCodes } : null;
}

/** Number of codes an order still waits for, by product; a product without missing codes is absent. */
export function codesWanted({ lines, codes }: Coded): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const { product, category, quantity } of lines)
    if (fulfillmentOf(category) === 'coded') wanted.set(product, (wanted.get(product) ?? 0) + quantity);
  for (const { product } of codes) wanted.set(product, (wanted.get(product) ?? 0) - 1);
  return new Map([...wanted].filter(([, missing]) => missing > 0));
}

/** Total number of codes an order waits for. */
export function codesMissing(order: Coded): number {
  return [...codesWanted(order).values()].reduce((total, missing) => total + missing, 0);
}

/** Records one more view of a code. */
export function seen(code: OrderCode, at: Date): OrderCode {
  return { ...code, firstShownAt: code.firstShownAt ?? at, views: code.views + 1 };
}

/** Whether the player has viewed this code, or one that was replaced by it. */
export function wasViewed(code: OrderCode): boolean {
  return !isUnseen(code) || (code.replaced?.timesViewed ?? 0) > 0;
}

/** Whether the player has viewed a code of the order, also one that was replaced. */
export function hasViewedCode({ codes }: Pick<Coded, 'codes'>): boolean {
  return codes.some(wasViewed);
}

/** Whether a code may return to its pool; a viewed code may have been used. */
export function isUnseen({ firstShownAt }: OrderCode): boolean {
  return firstShownAt === null;
}
