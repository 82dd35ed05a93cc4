import { memo, type ReactNode } from 'react';
import { LoadedPart } from '#components/feedback/loaded-part';
import { Dialog } from '#components/ui/dialog';
import { Skeleton } from '#components/ui/skeleton';
import type { Round } from '#contracts/wallet/ledger-shapes';
import type { PastRoundsProps } from './past-rounds';

const loadList = () => import('./past-rounds');

/**
 * Every round that the player has played of this game, with its outcome and its proof.
 *
 * @param visit  net result and duration of this visit
 */
export const RoundHistory = memo(function RoundHistory({
  open,
  onClose,
  onReplay,
  visit,
  ...history
}: PastRoundsProps & { open: boolean; onClose: () => void; visit: ReactNode }) {
  async function replay(round: Round) {
    await onReplay(round);
    onClose();
  }

  return (
    <Dialog open={open} onClose={onClose} title="Your rounds" drawer>
      {visit}
      <LoadedPart load={loadList} fallback={<Skeleton className="mbs-3 block-32" />}>
        {({ PastRounds }) => <PastRounds {...history} onReplay={replay} />}
      </LoadedPart>
    </Dialog>
  );
});
