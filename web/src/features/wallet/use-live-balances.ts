import { useEffect } from 'react';
import { currentSession } from '#web/lib/session';

/** Real-time brings 70 kB along: it waits until the page itself has settled. */
const settledAfterMs = 1_500;

/** Lets the balances move by themselves when another tab or device moves coins. */
export function useLiveBalances(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      Promise.all([currentSession(), import('#web/lib/player-events')]).then(
        ([session, { watchBalances }]) => {
          if (session && !isOver) stop = watchBalances(session.player);
        },
        // Balances still come with every answer; only their moving by themselves is missing on this page.
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
