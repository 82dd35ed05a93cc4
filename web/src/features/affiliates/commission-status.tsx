import type { CommissionAccrual } from '#contracts/affiliates/routes';
import { dollarLabel } from './affiliate-copy';

/** What a line adds to commission. Crossed out where all of it was taken back; where refunds had taken a part before, what was taken back is named. */
export function CommissionStatus({
  commissionCents,
  reversal,
}: Pick<CommissionAccrual, 'commissionCents' | 'reversal'>) {
  if (reversal?.cents === commissionCents) return <s>{dollarLabel(commissionCents)}</s>;
  return dollarLabel(commissionCents) + (reversal ? ` (${dollarLabel(reversal.cents)} taken back)` : '');
}
