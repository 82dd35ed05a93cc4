import type { LedgerLine } from './admin-player';
import { limitChangeLabel } from './limit-change-label';

/** Why a transaction was made, as the ledger has it; undefined where the kind says enough. */
export function reasonOf({
  adjustment,
  reversal,
  grant,
  accountChange,
  playLimits,
}: LedgerLine): string | undefined {
  return (
    adjustment?.reason ??
    reversal?.reason ??
    grant?.reason ??
    accountChange?.step ??
    (playLimits && limitChangeLabel(playLimits.change))
  );
}
