import { deck } from './deck';

/** Number of five-card hands. */
export const handCount = 2_598_960;

/**
 * Visits every five-card hand once, with cards in ascending order, sorted by their highest card, then the next lower and so on; that is
 * also their order by `setIndex`.
 */
export function eachHand(visit: (a: number, b: number, c: number, d: number, e: number) => void): void {
  for (let e = 4; e < deck.length; e += 1)
    for (let d = 3; d < e; d += 1)
      for (let c = 2; c < d; c += 1)
        for (let b = 1; b < c; b += 1) for (let a = 0; a < b; a += 1) visit(a, b, c, d, e);
}
