import { mostCards, resultOf } from './hands';
import type { Result } from './table';
import { bankerDraws, isNatural, playerDraws } from './third-cards';

/** Number of orders of six cards that lead to each result. */
export type ResultWeights = Readonly<Record<Result, number>>;

/**
 * Counts every order of six cards of a shoe by the result of its round; a round that needs fewer cards counts once for every continuation.
 *
 * The sums of eight decks are below 2^53, so numbers are exact.
 *
 * @param shoe  number of cards of each value, 0 to 9
 * @throws RangeError for a shoe whose sums would not be exact
 */
export function resultWeights(shoe: readonly number[]): ResultWeights {
  const cards = shoe.reduce((sum, count) => sum + count, 0);
  if (orders(cards, mostCards) > Number.MAX_SAFE_INTEGER) throw new RangeError(`${cards} cards are too many`);
  const left = [...shoe];
  const weights = { player: 0, banker: 0, tie: 0 };

  eachCard((playersFirst, one) =>
    eachCard((bankersFirst, two) =>
      eachCard((playersSecond, three) =>
        eachCard((bankersSecond, four) => {
          const [player, banker] = [playersFirst + playersSecond, bankersFirst + bankersSecond];
          playerGoesOn(player % 10, banker % 10, one * two * three * four);
        }),
      ),
    ),
  );
  return weights;

  function playerGoesOn(player: number, banker: number, weight: number): void {
    if (isNatural(player) || isNatural(banker)) count(player, banker, weight, 4);
    else if (!playerDraws(player)) bankerGoesOn(player, banker, null, weight, 4);
    else eachCard((third, ways) => bankerGoesOn(player + third, banker, third, weight * ways, 5));
  }

  function bankerGoesOn(
    player: number,
    banker: number,
    playersThird: number | null,
    weight: number,
    dealt: number,
  ): void {
    if (!bankerDraws(banker, playersThird)) count(player, banker, weight, dealt);
    else eachCard((third, ways) => count(player, banker + third, weight * ways, dealt + 1));
  }

  function count(player: number, banker: number, weight: number, dealt: number): void {
    weights[resultOf(player % 10, banker % 10)] += weight * orders(cards - dealt, mostCards - dealt);
  }

  /** Takes a card of each value from the shoe, with the number of cards that have it. */
  function eachCard(visit: (value: number, ways: number) => void): void {
    for (let value = 0; value < left.length; value += 1) {
      const ways = left[value] as number;
      if (ways === 0) continue;
      left[value] = ways - 1;
      visit(value, ways);
      left[value] = ways;
    }
  }
}

/** Number of ways to take some cards from others one by one. */
function orders(cards: number, taken: number): number {
  let product = 1;
  for (let each = 0; each < taken; each += 1) product *= cards - each;
  return product;
}
