import { LoadedPart } from '#components/feedback/loaded-part';
import type { Coin } from '#domain/money/coin';
import { ApiRefusal, detailsOf } from '#web/lib/api/api-refusal';
import type { Trouble } from '../rounds/machine/round-state';
import { sessionToCheck } from './play-session';
import { RealityCheck } from './reality-check';
import { ResidencyDialog } from './residency-dialog';
import { TroubleNotice } from './trouble-notice';

/** Shown once in a player's life. */
const loadDialog = () => import('./declare-residency-dialog');

/** Notice or dialog after a press that led to no round. */
export function RefusedRound({
  trouble,
  onPlayIn,
  ...ways
}: {
  trouble: Trouble;
  onRepeat: () => void;
  onDrop: () => void;
  onDismiss: () => void;
  onShowLeftOpen: () => void;
  onPlayIn: (coin: Coin) => void;
}) {
  const { failure } = trouble;
  const playGold = () => {
    onPlayIn('gold');
    ways.onDismiss();
  };
  // The refusal of a check says nothing about the press: only another check settles it.
  if (trouble.fate !== 'refused') return <TroubleNotice trouble={trouble} onPlayGold={playGold} {...ways} />;
  const session = sessionToCheck(failure);
  if (session) return <RealityCheck session={session} onClose={ways.onDismiss} />;
  if (failure instanceof ApiRefusal && failure.code === 'player/age-and-state-needed')
    return (
      <LoadedPart load={loadDialog} fallback={null}>
        {({ DeclareResidencyDialog }) => (
          <DeclareResidencyDialog onClose={ways.onDismiss} onPlayGold={playGold} />
        )}
      </LoadedPart>
    );
  const unconfirmed = detailsOf(failure, 'player/residency-unconfirmed');
  if (unconfirmed)
    return <ResidencyDialog region={unconfirmed.region} onClose={ways.onDismiss} onPlayGold={playGold} />;
  return <TroubleNotice trouble={trouble} onPlayGold={playGold} {...ways} />;
}
