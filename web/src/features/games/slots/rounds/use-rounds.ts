import { useCallback, useEffect, useReducer } from 'react';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { useRequests } from '../../rounds/use-requests';
import { useSeenRound } from '../../rounds/use-seen-round';
import { balancesSeen } from '../feature/balances-seen';
import { type Feature, spinSeen } from '../feature/feature';
import { loadRoundMachine, slotRound } from '../published-slot-game';
import type { SlotSeat } from '../slot-seat';
import { atRest, nextRoundState } from './round-state';

/** How long the reels turn before they come to rest on a round that is shown once more. */
const replayTurnMs = 700;

/**
 * Plays rounds of a slot machine, and shows the free spins of those that have some.
 *
 * Balances on show follow what the reels have shown, spin after spin, and are the newest known as soon as the player leaves.
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
  // Nothing is left to show of an open round once the reels rest.
  const seeAgain = useSeenRound({ open, isSeen: phase === 'resting' }, backend, dispatch);
  const { settled } = requests;

  const seen = phase === 'free-spins' && feature && !state.replayed ? spinSeen(feature) : null;
  useEffect(() => {
    // All that a round of an earlier visit won is the player's already, and said to be: the balances are shown whole.
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
    /** Shows a round of the history once more, on the machine that it was played on. */
    replay,
    /** The reels have come to rest. */
    rested: () => dispatch({ type: 'rested' }),
    /** The time of a stage of the free spins is over. */
    advance: (from: Feature) => dispatch({ type: 'advanced', from }),
    /** Leaves out the rest of the free spins. */
    skip: () => dispatch({ type: 'skipped' }),
    /** Puts the summary of the free spins away. */
    putAway: () => dispatch({ type: 'put-away' }),
    /** Tells the house once more that the free spins were seen. */
    seeAgain,
  };
}
