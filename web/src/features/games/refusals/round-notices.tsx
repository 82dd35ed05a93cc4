import type { Coin } from '#domain/money/coin';
import { lastChoiceIn } from '../console/last-stakes';
import type { GameSeat } from '../game-seat';
import type { Rounds } from '../rounds/create-rounds';
import type { RoundState } from '../rounds/machine/round-state';
import { blockingGame } from '../rounds/refused-press';
import { offlineNote } from './offline-note';
import { OtherGameNotice } from './other-game-notice';
import { RefusedRound } from './refused-round';
import { UnseenNotice } from './unseen-notice';

/** All notices about blockers of the next round, with recovery actions. */
export function RoundNotices({
  seat: { backend, game, findGame, onChoose },
  state: { trouble, open, elsewhere },
  rounds,
}: {
  seat: Pick<
    GameSeat<{ id: string; stakes: Readonly<Record<Coin, readonly number[]>> }>,
    'backend' | 'game' | 'findGame' | 'onChoose'
  >;
  state: Pick<RoundState, 'trouble' | 'open' | 'elsewhere'>;
  rounds: Pick<Rounds, 'repeat' | 'drop' | 'dismiss' | 'showLeftOpen' | 'seeAgain'>;
}) {
  // A press that another game's open round blocked is reported by that game's notice alone, and is settled when the notice closes.
  const blockedBy = trouble?.readFailure === null ? blockingGame(trouble.failure) : null;
  const isReportedByOtherGame = blockedBy !== null && blockedBy !== game.id;
  return (
    <>
      {elsewhere !== null && <OtherGameNotice game={findGame(elsewhere)} />}
      {open !== null && open.failure !== null && (
        <UnseenNotice failure={open.failure} onRepeat={rounds.seeAgain} />
      )}
      {trouble && elsewhere === null && !isReportedByOtherGame && offlineNote(trouble) === null && (
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
