import type { CommissionAccrual } from '#contracts/affiliates/routes';
import { dollarLabel } from './affiliate-copy';

/** Commission of an accrual: crossed out after a full reversal, with the reversed amount after a partial one. */
export function CommissionStatus({
  commissionCents,
  reversal,
}: Pick<CommissionAccrual, 'commissionCents' | 'reversal'>) {
  if (reversal?.cents === commissionCents) return <s>{dollarLabel(commissionCents)}</s>;
  return dollarLabel(commissionCents) + (reversal ? ` (${dollarLabel(reversal.cents)} reversed)` : '');
}
