import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useReducer } from 'react';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { blockerOf } from '../console/blocker';
import { useWait } from '../console/use-wait';
import type { GameSeat } from '../game-seat';
import { useVisit } from '../visit/use-visit';
import { shortestCycleMs } from './pace';
import { nextPlayState, nothingPlayed, type PlayEvent, type PlayState } from './play-state';
import { unseenRound, withoutPayout } from './unseen-round';
import { useRequests } from './use-requests';
import { useSeenRound } from './use-seen-round';

const nothingElse = () => Promise.resolve(null);

export type GameRounds = ReturnType<typeof useGameRounds>;

/**
 * The play state of a seat: requests rounds and decisions, presents each answer until the page reports it as shown, and then counts it
 * into the visit. Until then, the displayed balances hide its result, and the payout of a round that was left before it was seen.
 *
 * @param seat.choice  the selected coin and stake
 */
export function useGameRounds(seat: GameSeat) {
  const { backend, player, game, leftOpen, choice } = seat;
  const cycleMs = shortestCycleMs(game.family);
  const next = useCallback(
    (state: PlayState, event: PlayEvent) => nextPlayState(state, event, cycleMs),
    [cycleMs],
  );
  const [state, dispatch] = useReducer(next, nothingPlayed);
  const { phase, played, replayed, open, trouble } = state;
  const isFree = phase === 'resting' || phase === 'deciding';
  const requests = useRequests({
    backend,
    player,
    gameId: game.id,
    leftOpen,
    prepare: nothingElse,
    isFree,
    dispatch,
  });
  const seeAgain = useSeenRound({ open, isSeen: phase === 'resting' }, backend, dispatch);
  const { visit, count } = useVisit(player, backend.memory);
  const balances = backend.balances.use();
  const waiting = useWait(state.wait.untilMs);
  const countShown = useEffectEvent((round: Round) => count(round));

  useEffect(() => {
    if (phase === 'resting' && played?.isSettled && !replayed) countShown(played);
  }, [phase, played, replayed]);

  const unseen = unseenRound(state, leftOpen);
  const isWhole = unseen === null && (isFree || (state.resumed && state.awaits !== 'seeing'));
  const areKnown = balances !== null;
  // Runs before paint: a payout that is visible for one frame would reveal the result.
  useLayoutEffect(() => {
    if (!isWhole && !unseen) return;
    backend.balances.keep(null);
    const newest = backend.balances.read();
    if (unseen && newest && areKnown) backend.balances.keep(withoutPayout(newest, unseen));
  }, [isWhole, unseen, areKnown, backend]);

  const blockerOn = (stake: number) =>
    blockerOf(
      { busy: busyMessage[phase], trouble, open },
      { balances, coin: choice.coin, stake, waiting, elsewhere: requests.elsewhere !== null },
    );
  const { play, decide } = requests;

  return {
    ...requests,
    state,
    visit,
    balances,
    waiting,
    /** Why no round can begin right now; null when one can. */
    blocker: blockerOn(choice.stake),
    /** The same for a round of another stake, as where chips are laid on the table. */
    blockerOn,
    /** Begins a round with the current choice, unless it is blocked. */
    play: (staked: string | null = null, stake = choice.stake) => {
      if (blockerOn(stake) === null) void play({ coin: choice.coin, stake }, staked);
    },
    /** Sends a decision for the waiting round; ignored in any other state, since a decision may be pressed twice. */
    decide: (decision: string) => {
      if (phase === 'deciding' && played && !blocksDecision(trouble)) void decide(played, decision);
    },
    /** The answer has been shown; a round that waits for confirmation is confirmed as seen. */
    shown: () => dispatch({ type: 'shown' }),
    /** Replays a round of the history. */
    replay: (round: Round) => dispatch({ type: 'replayed', round }),
    seeAgain,
  };
}

const busyMessage = {
  resting: null,
  asking: 'Your result is loading.',
  showing: 'Your round is in progress.',
  deciding: 'Your move.',
};

/** No decision is possible while the outcome of the last one is unknown. */
function blocksDecision(trouble: PlayState['trouble']): boolean {
  return trouble !== null && trouble.fate !== 'refused';
}
