import { eachHand } from './hands';

/**
 * Goes through the hands that differ in more than the names of their suits: 134,459 of them, each with the number of hands that it
 * stands for.
 *
 * A hand is four sets of ranks, one a suit. Naming the suits differently puts these sets in another order, so one order stands for
 * all: that in which they fall.
 *
 * @param visit  takes the hand, rising, in a list that is used again for the next
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

/** In how many different orders four numbers that fall can be put. */
function ordersOf(first: number, second: number, third: number, fourth: number): number {
  let orders = 24;
  let run = 1;
  for (const isSame of [first === second, second === third, third === fourth]) {
    run = isSame ? run + 1 : 1;
    orders /= run;
  }
  return orders;
}
