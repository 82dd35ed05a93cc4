import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Coin } from '#domain/money/coin';

/** Filter of the listed rounds. */
export type RoundFilter = 'all' | Coin | 'won';

export const roundFilters: readonly { readonly id: RoundFilter; readonly label: string }[] = [
  { id: 'all', label: 'All rounds' },
  { id: 'gold', label: 'Played with Gold Coins' },
  { id: 'sweeps', label: 'Played with Sweeps Coins' },
  { id: 'won', label: 'Paid more than the stake' },
];

/** The rounds that match a filter, in the same order. */
export function roundsThrough(filter: RoundFilter, rounds: readonly Round[]): readonly Round[] {
  if (filter === 'all') return rounds;
  if (filter === 'won') return rounds.filter(({ stake, payout }) => payout > stake);
  return rounds.filter(({ coin }) => coin === filter);
}
