import { useState } from 'react';
import { LoadedPart } from '#components/feedback/loaded-part';
import { Dialog } from '#components/ui/dialog';
import { Skeleton } from '#components/ui/skeleton';
import type { Fairness } from '#contracts/play/routes';
import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Followed } from '#web/lib/state/store';

const loadDetails = () => import('./fairness-details');

/**
 * Explains how rounds are committed in advance, and reveals the seed on request.
 *
 * @param fairness   as loaded with the game
 * @param lastRound  the newest round since then, if any
 */
export function FairnessPanel({
  open,
  onClose,
  fairness,
  lastRound,
}: {
  open: boolean;
  onClose: () => void;
  fairness: Fairness;
  lastRound: Followed<Round | null>;
}) {
  const [known, setKnown] = useState(fairness);
  const [isFresh, setFresh] = useState(false);
  return (
    <Dialog open={open} onClose={onClose} title="Provably fair" drawer>
      <LoadedPart load={loadDetails} fallback={<Skeleton className="block-48" />}>
        {({ FairnessDetails }) => (
          <FairnessDetails
            {...{ known, lastRound }}
            isFresh={isFresh}
            onRotated={({ revealed, current }) => {
              setKnown({ ...current, revealed });
              setFresh(true);
            }}
          />
        )}
      </LoadedPart>
    </Dialog>
  );
}
