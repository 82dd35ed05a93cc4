import { useEffect } from 'react';
import { currentSession } from '#web/lib/session/session';

/** Delay of the real-time client, which is 70 kB, until the page has settled. */
const settledAfterMs = 1_500;

/** Updates the balances when another tab or device moves coins. */
export function useLiveBalances(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      Promise.all([currentSession(), import('#web/lib/live/player-events')]).then(
        ([session, { watchBalances }]) => {
          if (session && !isOver) stop = watchBalances(session.player);
        },
        // Balances still arrive with every response; only live updates are missing.
        () => undefined,
      );
    }, settledAfterMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, []);
}
