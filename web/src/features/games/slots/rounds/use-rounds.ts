import { useCallback, useEffect, useReducer } from 'react';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { useRequests } from '../../rounds/use-requests';
import { useSeenRound } from '../../rounds/use-seen-round';
import { balancesSeen } from '../feature/balances-seen';
import { type Feature, spinSeen } from '../feature/feature';
import { loadRoundMachine, slotRound } from '../published-slot-game';
import type { SlotSeat } from '../slot-seat';
import { atRest, nextRoundState } from './round-state';

/** How long the reels turn before they stop on a replayed round. */
const replayTurnMs = 700;

/**
 * Plays rounds of a slot machine and presents their free spins.
 * Displayed balances follow the spins that were shown, and switch to the newest known when the player leaves.
 */
export function useRounds({ backend, player, game, leftOpen }: SlotSeat) {
  const [state, dispatch] = useReducer(nextRoundState, atRest);
  const { phase, feature, played, open, resumed } = state;
  const prepare = useCallback((round: Round) => loadRoundMachine(game, round), [game]);
  const isFree = phase === 'resting';
  const requests = useRequests({
    backend,
    player,
    leftOpen,
    prepare,
    isFree,
    dispatch,
    gameId: game.id,
  });
  // Once the reels rest, nothing of an open round is left to show.
  const seeAgain = useSeenRound({ open, isSeen: phase === 'resting' }, backend, dispatch);
  const { settled } = requests;

  const seen = phase === 'free-spins' && feature && !state.replayed ? spinSeen(feature) : null;
  useEffect(() => {
    // A resumed round is settled and its intro says so, so the balances are shown in full.
    if (phase === 'asking' || (phase === 'stopping' && !resumed)) return;
    const isAhead = seen !== null && played && settled.current;
    backend.balances.keep(isAhead ? balancesSeen(isAhead, played.round, seen) : null);
  }, [phase, resumed, seen, played, settled, backend]);

  const replay = useCallback(
    async (round: Round) => {
      const machine = await prepare(round);
      dispatch({ type: 'replaying' });
      setTimeout(
        () => dispatch({ type: 'replayed', played: { round: slotRound(round), machine } }),
        replayTurnMs,
      );
    },
    [prepare],
  );

  return {
    ...requests,
    state,
    /** Replays a round of the history, on the machine on which it was played. */
    replay,
    /** The reels have stopped. */
    rested: () => dispatch({ type: 'rested' }),
    /** A stage of the free spins has elapsed. */
    advance: (from: Feature) => dispatch({ type: 'advanced', from }),
    /** Skips the remaining free spins. */
    skip: () => dispatch({ type: 'skipped' }),
    /** Dismisses the summary of the free spins. */
    putAway: () => dispatch({ type: 'put-away' }),
    /** Retries the confirmation that the free spins were seen. */
    seeAgain,
  };
}
