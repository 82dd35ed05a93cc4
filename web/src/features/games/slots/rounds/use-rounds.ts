import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { Coin } from '#domain/money/coin';
import { type Balances, keepBalances, setBalances, shownBalances } from '#web/lib/balances';
import { playFabOps } from '#web/lib/play-fab-ops';
import { balancesSeen } from '../feature/balances-seen';
import { type Feature, spinSeen } from '../feature/feature';
import { loadRoundMachine } from '../load-slot-game';
import type { PublishedSlotGame } from '../published-slot-game';
import { type LeftOpen, readLeftOpen } from './house';
import { forgetPress, isFresh, type Press, rememberPress, unansweredPress } from './press';
import { fateOf, isRoundOpen } from './refused-press';
import { atRest, nextRoundState, type PlayedRound } from './round-state';
import { useSeenRound } from './use-seen-round';

/**
 * Plays rounds: one request a press, under one key until it is answered, whatever happens in between.
 *
 * Balances on show follow what the reels have shown, spin after spin, and are the newest known as soon as the player leaves.
 *
 * @param leftOpen  the round that waited to be seen when the game was opened, if one did
 */
export function useRounds({
  player,
  game,
  leftOpen,
}: {
  player: string;
  game: PublishedSlotGame;
  leftOpen: LeftOpen | null;
}) {
  const gameId = game.id;
  const [state, dispatch] = useReducer(nextRoundState, atRest);
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const settled = useRef<Balances | null>(null);
  const gone = useRef(false);
  const seeAgain = useSeenRound(state, dispatch);

  async function ask(press: Press, kept: boolean) {
    rememberPress(sessionStorage, press);
    if (!gone.current) keepBalances(shownBalances());
    dispatch({ type: 'asked', press, nowMs: performance.now() });
    try {
      const { round, balances, sequence, isOpen } = await playFabOps.post('/games/{id}/rounds', {
        path: { id: press.gameId },
        body: { coin: press.coin, stake: press.stake },
        idempotencyKey: press.key,
      });
      const machine = await loadRoundMachine(game, round);
      forgetPress(sessionStorage, press.gameId);
      // Of a spin that was kept the balances tell already.
      settled.current = kept ? null : balances;
      setBalances(balances, sequence);
      const played = { round, machine };
      dispatch({ type: 'answered', key: press.key, played, isOpen, kept, nowMs: performance.now() });
    } catch (failure) {
      const fate = fateOf(failure);
      if (fate === 'refused') forgetPress(sessionStorage, press.gameId);
      if (isRoundOpen(failure) && (await lookForLeftOpen())) return;
      keepBalances(null);
      dispatch({ type: 'failed', trouble: { press, fate, failure }, nowMs: performance.now() });
    }
  }

  /** @returns whether free spins of this game were found, which are shown then */
  async function lookForLeftOpen(): Promise<boolean> {
    const found = await readLeftOpen(game).catch(() => null);
    return found !== null && takeUp(found);
  }

  function takeUp(found: LeftOpen): boolean {
    if ('elsewhere' in found) {
      setElsewhere(found.elsewhere);
      return false;
    }
    resume(found.played);
    return true;
  }

  /** All of it is the player's already, and said to be: the balances are shown whole. */
  function resume(played: PlayedRound) {
    settled.current = null;
    keepBalances(null);
    dispatch({ type: 'resumed', played });
  }

  const repeatUnanswered = useEffectEvent((): boolean => {
    const press = unansweredPress(sessionStorage, { player, gameId });
    if (!press || state.phase !== 'resting') return false;
    if (isFresh(press, Date.now())) {
      void ask(press, true);
      return true;
    }
    const trouble = { press, fate: 'stale', failure: null } as const;
    dispatch({ type: 'failed', trouble, nowMs: performance.now() });
    return false;
  });
  const open = useEffectEvent(() => {
    // The answer to an unanswered press brings its free spins along.
    if (!repeatUnanswered() && leftOpen) takeUp(leftOpen);
  });

  useEffect(() => {
    gone.current = false;
    open();
    const whenBack = () => void repeatUnanswered();
    window.addEventListener('online', whenBack);
    return () => {
      window.removeEventListener('online', whenBack);
      gone.current = true;
      keepBalances(null);
    };
  }, [player, gameId]);

  const { phase, feature, played } = state;
  const seen = phase === 'free-spins' && feature ? spinSeen(feature) : null;
  useEffect(() => {
    if (phase !== 'free-spins' && phase !== 'resting') return;
    const isAhead = seen !== null && played && settled.current;
    keepBalances(isAhead ? balancesSeen(isAhead, played.round, seen) : null);
  }, [phase, seen, played]);

  return {
    state,
    /** The other game whose free spins come first, by its id. */
    elsewhere,
    /** Presses the button: a new round under a new key. */
    play: (choice: { coin: Coin; stake: number }) =>
      ask({ ...choice, key: crypto.randomUUID(), player, gameId, pressedAtMs: Date.now() }, false),
    /** Asks again for the answer to an earlier press. */
    repeat: (press: Press) => ask(press, true),
    /** Lets an unanswered press be; whether it was played stands in the history. */
    drop: () => {
      forgetPress(sessionStorage, gameId);
      dispatch({ type: 'dismissed' });
    },
    dismiss: () => dispatch({ type: 'dismissed' }),
    /** Looks once more for free spins that wait; when none do any more, there is nothing in the way. */
    showLeftOpen: async () => {
      dispatch({ type: 'dismissed' });
      await lookForLeftOpen();
    },
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
