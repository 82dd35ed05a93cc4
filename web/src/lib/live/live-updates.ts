import { connection as realTime } from '../catalog/connection';
import { dismissToast, showToast } from '../page/toasts';

/** Most interruptions are over by then: the library reconnects after five seconds. */
const patienceMs = 8_000;

/** Controls of the interruption notice. */
export interface LiveNotice {
  /** Live updates have ended for this page. */
  readonly failed: () => void;
  readonly stop: () => void;
}

/**
 * Notifies the player after live updates have been interrupted for a while, and withdraws the notice as soon as they resume; views reload
 * what they missed. An offline device has its own notice.
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
      text: 'Live updates are paused. Balances may lag.',
      stays: true,
      isStatus: true,
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
        text: 'Live updates have stopped on this page. Your coins are safe, but what you see may be out of date.',
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
