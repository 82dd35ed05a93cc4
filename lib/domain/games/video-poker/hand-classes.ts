import { eachHand } from './hands';

/**
 * Visits one hand of each class of hands that are equal up to a permutation of suits: 134,459 classes, each with its size.
 *
 * A hand is four sets of ranks, one per suit. Permuting the suits reorders these sets, so the descending order represents all orders.
 *
 * @param visit  receives the hand, ascending, in an array that the next call overwrites
 */
export function eachHandClass(visit: (hand: readonly number[], size: number) => void): void {
  const hand = [0, 0, 0, 0, 0];
  const ranksOf = new Int32Array(4);
  eachHand((a, b, c, d, e) => {
    hand[0] = a;
    hand[1] = b;
    hand[2] = c;
    hand[3] = d;
    hand[4] = e;
    ranksOf.fill(0);
    for (let at = 0; at < hand.length; at += 1) {
      const card = hand[at] as number;
      ranksOf[card & 3]! |= 1 << (card >> 2);
    }
    const clubs = ranksOf[0] as number;
    const diamonds = ranksOf[1] as number;
    const hearts = ranksOf[2] as number;
    const spades = ranksOf[3] as number;
    if (clubs < diamonds || diamonds < hearts || hearts < spades) return;
    visit(hand, ordersOf(clubs, diamonds, hearts, spades));
  });
}

/** Number of distinct orders of four descending numbers. */
function ordersOf(first: number, second: number, third: number, fourth: number): number {
  let orders = 24;
  let run = 1;
  for (const isSame of [first === second, second === third, third === fourth]) {
    run = isSame ? run + 1 : 1;
    orders /= run;
  }
  return orders;
}
