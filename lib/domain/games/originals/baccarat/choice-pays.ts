import type { PayDistribution } from '#domain/games/odds/pay-statistics';
import type { ChoicePays } from '../original';
import { payOf } from './pays';
import { resultWeights } from './result-weights';
import { baccaratTable, type Bet, bets } from './table';

const names: Readonly<Record<Bet, string>> = { player: 'Player', banker: 'Banker', tie: 'Tie' };

/** Computes the exact payouts of each bet from every way to deal the full shoe. */
export function choicePays(): ChoicePays[] {
  const weights = resultWeights(fullShoe());
  return bets.map((bet) => ({ choice: names[bet], pays: paysOf(bet, weights) }));
}

/** Number of cards of each value, 0 to 9. */
export function fullShoe(): number[] {
  const { decks, values, suits } = baccaratTable;
  return Array.from(
    { length: 10 },
    (_, value) => decks * suits.length * values.filter((each) => each === value).length,
  );
}

function paysOf(bet: Bet, weights: ReturnType<typeof resultWeights>): PayDistribution {
  const parts = [...new Set(bets.map((result) => payOf(bet, result)))].sort((one, other) => one - other);
  const pays = parts.map((each) => ({
    parts: each,
    weight: bets
      .filter((result) => payOf(bet, result) === each)
      .reduce((sum, result) => sum + BigInt(weights[result]), 0n),
  }));
  return { pays, total: pays.reduce((sum, { weight }) => sum + weight, 0n) };
}
