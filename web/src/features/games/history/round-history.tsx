import { LoadedPart } from '#components/feedback/loaded-part';
import { Dialog } from '#components/ui/dialog';
import { Skeleton } from '#components/ui/skeleton';
import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Followed } from '#web/lib/state/store';
import type { Visit } from '../visit/visit';
import { VisitStatistics } from '../visit/visit-statistics';
import type { PastRoundsProps } from './past-rounds';

const loadList = () => import('./past-rounds');

/**
 * Every round that the player has played of this game, with its outcome and its proof, below the statistics of this visit.
 *
 * @param onReplay  replays a round on the table
 */
export function RoundHistory({
  open,
  onClose,
  onReplay,
  visit,
  seat,
  ...shown
}: PastRoundsProps & { open: boolean; onClose: () => void; visit: Followed<Visit> }) {
  async function replay(round: Round) {
    await onReplay(round);
    onClose();
  }

  return (
    <Dialog open={open} onClose={onClose} title="Your rounds" drawer>
      <VisitStatistics visit={visit} coin={seat.choice.coin} />
      <LoadedPart load={loadList} fallback={<Skeleton className="mbs-3 block-32" />}>
        {({ PastRounds }) => <PastRounds {...{ seat, ...shown }} onReplay={replay} />}
      </LoadedPart>
    </Dialog>
  );
}
