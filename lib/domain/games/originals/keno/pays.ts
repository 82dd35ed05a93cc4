import type { PayDistribution } from '#domain/games/odds/pay-statistics';
import { choose } from '../choose';
import { mergePays } from '../merge-pays';
import type { KenoBoard } from './board';

/**
 * Weighs the payouts of a number of picks by the draws with each number of hits: the hypergeometric distribution.
 *
 * @param multiples  by the number of hits, from none to all picks
 */
export function paysOfPicks({ numbers, drawn }: KenoBoard, multiples: readonly number[]): PayDistribution {
  const picks = multiples.length - 1;
  return mergePays(
    multiples.map((multiple, hits) => ({
      multiple,
      outcomes: choose(picks, hits) * choose(numbers - picks, drawn - hits),
    })),
  );
}
