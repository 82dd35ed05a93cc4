import { newestBalances, onBalances } from './balances';

/** Initial and maximum interval between reads of unchanged balances on a visible page. */
const firstWaitMs = 30_000;
const longestWaitMs = 240_000;

/**
 * Rereads the balances of an idle visible page: after 30 seconds, then in intervals that double up to 4 minutes, and at once when the page
 * becomes visible after such a wait. Any change of the balances restarts the wait, so a page with running rounds reads nothing.
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
