import { fulfillmentOf } from './category';
import type { OrderLine } from './order-line';

/** A gift code that an order was given. The code itself is in its pool, sealed. */
export interface OrderCode {
  readonly product: string;
  /** Names it in the pool of its product. */
  readonly code: string;
  readonly givenAt: Date;
  /** When its player asked to see it for the first time; null before. */
  readonly firstShownAt: Date | null;
  /** How often it was shown. */
  readonly views: number;
}

/** An order as far as codes go. */
interface Coded {
  readonly lines: readonly OrderLine[];
  readonly codes: readonly OrderCode[];
}

/** Every code is one write of the order's transaction, which has room for a hundred writes in all. */
const mostCodes = 50;

/** How many pieces of lines come as codes. */
export function codedPieces(lines: readonly Pick<OrderLine, 'category' | 'quantity'>[]): number {
  const coded = lines.filter(({ category }) => fulfillmentOf(category) === 'coded');
  return coded.reduce((pieces, { quantity }) => pieces + quantity, 0);
}

/** More codes than one order can be given. */
export interface TooManyCodes {
  readonly code: 'cart/too-many-codes';
  readonly most: number;
}

/** Whether an order could be given the codes of so many pieces. */
export function checkCodes(pieces: number): TooManyCodes | null {
  return pieces > mostCodes ? { code: 'cart/too-many-codes', most: mostCodes } : null;
}

/** How many codes an order still waits for, by product; none that it waits for none of. */
export function codesWanted({ lines, codes }: Coded): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const { product, category, quantity } of lines)
    if (fulfillmentOf(category) === 'coded') wanted.set(product, (wanted.get(product) ?? 0) + quantity);
  for (const { product } of codes) wanted.set(product, (wanted.get(product) ?? 0) - 1);
  return new Map([...wanted].filter(([, missing]) => missing > 0));
}

/** How many codes an order waits for in all. */
export function codesMissing(order: Coded): number {
  return [...codesWanted(order).values()].reduce((total, missing) => total + missing, 0);
}

/** A code as it is after one more look at it. */
export function seen(code: OrderCode, at: Date): OrderCode {
  return { ...code, firstShownAt: code.firstShownAt ?? at, views: code.views + 1 };
}

/** Whether a code may go back to its pool: somebody who saw it may have used it. */
export function isUnseen({ firstShownAt }: OrderCode): boolean {
  return firstShownAt === null;
}
