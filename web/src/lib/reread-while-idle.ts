import { newestBalances, onBalances } from './balances';

/** How long a visible page shows the same balances before it reads them again, at first and at most. */
const firstWaitMs = 30_000;
const longestWaitMs = 240_000;

/**
 * Reads the balances of a visible page on which nothing moves: after 30 seconds, then in intervals that double up to 4 minutes, and at
 * once when the page becomes visible after such a wait. Balances that come in any other way begin the wait again, so a page on which
 * somebody plays reads nothing.
 *
 * @param read  reads the balances and stores them
 * @returns stops reading
 */
export function rereadWhileIdle(read: () => void): () => void {
  let waitMs = firstWaitMs;
  let sequence = newestBalances()?.sequence;
  let isDue = false;
  let timer = setTimeout(onTime, waitMs);

  function onTime(): void {
    isDue = true;
    if (document.visibilityState === 'visible') reread();
  }

  function reread(): void {
    waitMs = Math.min(waitMs * 2, longestWaitMs);
    wait();
    read();
  }

  function wait(): void {
    isDue = false;
    clearTimeout(timer);
    timer = setTimeout(onTime, waitMs);
  }

  function onVisible(): void {
    if (document.visibilityState === 'visible' && isDue) reread();
  }

  const stopListening = onBalances(() => {
    const newest = newestBalances()?.sequence;
    if (newest === sequence) return;
    sequence = newest;
    waitMs = firstWaitMs;
    wait();
  });
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(timer);
    stopListening();
    document.removeEventListener('visibilitychange', onVisible);
  };
}
