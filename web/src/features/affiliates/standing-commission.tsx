import type { CommissionLine } from '#web/lib/play-fab-ops-types';
import { dollarWords } from './affiliate-words';

/** What a line adds to commission. Crossed out where all of it was taken back; where refunds had taken a part before, what was taken back is named. */
export function StandingCommission({
  commissionCents,
  reversal,
}: Pick<CommissionLine, 'commissionCents' | 'reversal'>) {
  if (reversal?.cents === commissionCents) return <s>{dollarWords(commissionCents)}</s>;
  return dollarWords(commissionCents) + (reversal ? ` (${dollarWords(reversal.cents)} taken back)` : '');
}
