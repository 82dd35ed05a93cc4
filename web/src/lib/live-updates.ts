import { connection as realTime } from './catalog/connection';
import { dismissToast, showToast } from './toasts';

/** Most interruptions are over by then: the library tries again after five seconds. */
const patienceMs = 8_000;

/** Where somebody can be told of it. */
export interface LiveNotice {
  /** Nothing will be told on this page any more. */
  readonly failed: () => void;
  readonly stop: () => void;
}

/**
 * Tells the player that live updates are paused once they have been for a while, and takes that back as soon as they are told again; what
 * was missed meanwhile is read by whoever shows it. A device that is offline is told so by itself.
 */
export function noticeInterruptions(
  connection: Pick<typeof realTime, 'read' | 'subscribe'> = realTime,
): LiveNotice {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: number | null = null;

  function pause() {
    timer = undefined;
    if (!navigator.onLine) return;
    shown = showToast({
      tone: 'info',
      text: 'Live updates are paused. Balances may be a moment behind.',
      stays: true,
    });
  }

  function clear() {
    clearTimeout(timer);
    timer = undefined;
    if (shown !== null) dismissToast(shown);
    shown = null;
  }

  function follow() {
    const state = connection.read();
    if (state === 'live' || state === 'off') clear();
    if (state === 'interrupted' && shown === null) timer ??= setTimeout(pause, patienceMs);
  }

  const unsubscribe = connection.subscribe(follow);
  follow();
  return {
    failed() {
      unsubscribe();
      clear();
      shown = showToast({
        tone: 'error',
        text: 'Live updates have stopped on this page. Your coins are safe; what you see may be behind.',
        action: { label: 'Reload', press: () => location.reload() },
        stays: true,
      });
    },
    stop() {
      unsubscribe();
      clear();
    },
  };
}
