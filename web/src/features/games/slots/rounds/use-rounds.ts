import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { Coin } from '#domain/money/coin';
import { setBalances } from '#web/lib/balances';
import { playFabOps } from '#web/lib/play-fab-ops';
import { forgetPress, isFresh, type Press, rememberPress, unansweredPress } from './press';
import { fateOf } from './refused-press';
import { atRest, nextRoundState, type RoundAnswer } from './round-state';

/**
 * Plays rounds: one request a press, under one key until it is answered, whatever happens in between.
 *
 * Balances of an answer are shown when the reels have come to rest on it, or at once when the player leaves.
 */
export function useRounds({ player, gameId }: { player: string; gameId: string }) {
  const [state, dispatch] = useReducer(nextRoundState, atRest);
  const unshown = useRef<RoundAnswer | null>(null);
  const gone = useRef(false);

  async function ask(press: Press, kept: boolean) {
    rememberPress(sessionStorage, press);
    dispatch({ type: 'asked', press, nowMs: performance.now() });
    try {
      const answer = await playFabOps.post('/games/{id}/rounds', {
        path: { id: press.gameId },
        body: { coin: press.coin, stake: press.stake },
        idempotencyKey: press.key,
      });
      forgetPress(sessionStorage, press.gameId);
      unshown.current = answer;
      if (gone.current) showBalances();
      dispatch({ type: 'answered', key: press.key, answer, kept, nowMs: performance.now() });
    } catch (failure) {
      const fate = fateOf(failure);
      if (fate === 'refused') forgetPress(sessionStorage, press.gameId);
      dispatch({ type: 'failed', trouble: { press, fate, failure }, nowMs: performance.now() });
    }
  }

  function showBalances() {
    if (unshown.current) setBalances(unshown.current.balances, unshown.current.sequence);
    unshown.current = null;
  }

  const repeatUnanswered = useEffectEvent(() => {
    const press = unansweredPress(sessionStorage, { player, gameId });
    if (!press || state.phase !== 'resting') return;
    if (isFresh(press, Date.now())) void ask(press, true);
    else
      dispatch({
        type: 'failed',
        trouble: { press, fate: 'stale', failure: null },
        nowMs: performance.now(),
      });
  });
  const leave = useEffectEvent(showBalances);

  useEffect(() => {
    gone.current = false;
    repeatUnanswered();
    const whenBack = () => repeatUnanswered();
    window.addEventListener('online', whenBack);
    return () => {
      window.removeEventListener('online', whenBack);
      gone.current = true;
      leave();
    };
  }, [player, gameId]);

  return {
    state,
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
    /** The reels have come to rest on the answer. */
    rested: () => {
      showBalances();
      dispatch({ type: 'rested' });
    },
  };
}
