import type { BalanceChange } from '../parts/after-correction';
import type { AdminPlayer } from './admin-player';

type Refundable = NonNullable<AdminPlayer['purchases'][number]['refundable']>;

/** Returns what a refund takes from each balance: unplayed Sweeps Coins first, as `lib/domain/coins/purchase-refund.ts` decides. */
export function refundChanges(
  { sweepsUnplayed }: Pick<AdminPlayer['balances'], 'sweepsUnplayed'>,
  { gold, sweeps }: Pick<Refundable, 'gold' | 'sweeps'>,
): BalanceChange[] {
  const fromUnplayed = Math.min(sweeps, sweepsUnplayed);
  return [
    { account: 'player:gold', amount: -gold },
    { account: 'player:sweeps-unplayed', amount: -fromUnplayed },
    { account: 'player:sweeps-redeemable', amount: fromUnplayed - sweeps },
  ];
}
