import type { GiftCodeStore } from './stores/gift-code-store';

/** Pools that need codes. */
export interface CodeShortage {
  /** Products without a code left. */
  readonly empty: number;
  /** Number of codes that orders wait for. */
  readonly awaited: number;
}

/** Upper bound of waiting orders to read. Beyond it the pools need codes anyway. */
export const mostWaiting = 1000;

/**
 * Reads which pools need codes, by one left code of each: counting a pool reads every code ever added.
 *
 * @param coded  products whose orders take codes, whether or not they ever had a pool; others whose orders wait are added
 */
export async function readShortage(
  { giftCodes }: { readonly giftCodes: Pick<GiftCodeStore, 'left' | 'waiting'> },
  coded: readonly string[],
): Promise<CodeShortage> {
  const waiting = await giftCodes.waiting(mostWaiting);
  const products = new Set([...coded, ...waiting.map(({ product }) => product)]);
  const left = await Promise.all([...products].map((product) => giftCodes.left(product, 1)));
  return {
    empty: left.filter((codes) => codes.length === 0).length,
    awaited: waiting.reduce((total, { quantity }) => total + quantity, 0),
  };
}
