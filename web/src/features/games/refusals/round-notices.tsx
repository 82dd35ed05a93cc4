import type { Coin } from '#domain/money/coin';
import { lastChoiceIn } from '../console/last-stakes';
import type { GameSeat } from '../game-seat';
import type { Rounds } from '../rounds/create-rounds';
import type { RoundState } from '../rounds/machine/round-state';
import { offlineNote } from './offline-note';
import { RefusedRound } from './refused-round';
import { UnseenNotice } from './unseen-notice';

/** All notices about blockers of the next round, with recovery actions. */
export function RoundNotices({
  seat: { backend, game, onChoose },
  state: { trouble, open },
  rounds,
}: {
  seat: Pick<
    GameSeat<{ id: string; stakes: Readonly<Record<Coin, readonly number[]>> }>,
    'backend' | 'game' | 'onChoose'
  >;
  state: Pick<RoundState, 'trouble' | 'open'>;
  rounds: Pick<Rounds, 'repeat' | 'drop' | 'dismiss' | 'showLeftOpen' | 'seeAgain'>;
}) {
  return (
    <>
      {open !== null && open.failure !== null && (
        <UnseenNotice failure={open.failure} onRepeat={rounds.seeAgain} />
      )}
      {trouble && offlineNote(trouble) === null && (
        <RefusedRound
          trouble={trouble}
          onRepeat={rounds.repeat}
          onDrop={rounds.drop}
          onDismiss={rounds.dismiss}
          onShowLeftOpen={rounds.showLeftOpen}
          onPlayIn={(coin) => onChoose(lastChoiceIn(backend.deviceMemory, game, coin))}
        />
      )}
    </>
  );
}
