import { useEffect, useEffectEvent, useMemo } from 'react';
import type { PublishedGame } from '#contracts/play/public-routes';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { useStore } from '#web/lib/state/use-store';
import { type Blocker, blockerOf, tooEarly } from '../console/blocker';
import { useWait } from '../console/use-wait';
import type { GameSeat } from '../game-seat';
import { useVisit } from '../visit/use-visit';
import { createRounds } from './create-rounds';
import { isReplay } from './machine/round-state';
import { shortestCycleMs } from './pace';

/**
 * The rounds of a seat: their state, the blocker of the next one, and the visit into which each is counted once it was shown.
 *
 * @param seat.choice  the selected coin and stake
 * @param prepare      loads what else is needed to show a round
 */
export function useRounds<Version>(
  seat: GameSeat<PublishedGame, Version>,
  prepare: (round: Round) => Promise<Version>,
) {
  const { backend, player, game, leftOpen, choice } = seat;
  const cycleMs = shortestCycleMs(game.family);
  const rounds = useMemo(
    () => createRounds<Version>({ backend, player, gameId: game.id, cycleMs }),
    [backend, player, game.id, cycleMs],
  );
  const state = useStore(rounds);
  const { phase, table, trouble, open } = state;
  const { visit, count } = useVisit(player, backend.memory);
  const balances = backend.balances.useBalances();
  const waiting = useWait(state.wait.untilMs);

  const load = useEffectEvent((round: Round) => prepare(round));
  const begin = useEffectEvent(() => rounds.open({ leftOpen, prepare: (round) => load(round) }));
  useEffect(() => {
    const close = begin();
    window.addEventListener('online', rounds.reconnected);
    return () => {
      window.removeEventListener('online', rounds.reconnected);
      close();
    };
  }, [rounds]);

  const ended = phase === 'idle' && table?.round.isSettled && !isReplay(state) ? table.round : null;
  const countEnded = useEffectEvent(count);
  useEffect(() => {
    if (ended) countEnded(ended);
  }, [ended]);

  const blockerOn = (stake: number, busy: string | null = busyMessages[phase]) =>
    blockerOf({ busy, trouble, open }, { balances, coin: choice.coin, stake, waiting });

  return {
    ...rounds,
    /** The rounds as a store, for parts that rarely show them. */
    store: rounds,
    state,
    visit,
    balances,
    waiting,
    /** The settled round that was shown last; null while another one or a replay is under way. */
    ended,
    /** Why no round can begin right now; null when one can. */
    blocker: blockerOn(choice.stake),
    /** The same for a round of another stake, as where chips are laid on the table, or with another message about a running round. */
    blockerOn,
    /**
     * Begins a round with the current choice, unless it is blocked.
     *
     * @returns the blocker; null for a round that has begun
     */
    play(staked: string | null = null, stake = choice.stake): Blocker | null {
      const blocker = blockerOn(stake);
      if (blocker) return blocker;
      // The timer of the wait may fire a fraction of a millisecond early.
      return rounds.stake({ coin: choice.coin, stake }, staked) ? null : tooEarly;
    },
  };
}

const busyMessages = {
  idle: null,
  requesting: 'Your result is loading.',
  showing: 'Your round is in progress.',
  deciding: 'Your move.',
};
