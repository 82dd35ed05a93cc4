import type { PurchaseView } from '../coins-views';
import { isMoving } from './purchase-copy';

/** Dependencies of followPurchase. */
interface Following {
  readonly read: () => Promise<PurchaseView>;
  readonly onRead: (purchase: PurchaseView) => void;
  readonly onFailure: (failure: unknown) => void;
  /** Schedules a callback. @returns cancels it */
  readonly after: (ms: number, act: () => void) => () => void;
}

const shortestMs = 1_000;
const longestMs = 20_000;

/** Delay before the next read, with exponential backoff. */
export function waitMs(attempts: number): number {
  return Math.min(longestMs, Math.round(shortestMs * 1.6 ** attempts));
}

/**
 * Polls a purchase with backoff until it is final; a failed read is reported and retried.
 *
 * @returns `readNow` reads at once, for example after a balance change; `stop` ends it for good
 */
export function followPurchase({ read, onRead, onFailure, after }: Following): {
  readNow: () => void;
  stop: () => void;
} {
  let attempts = 0;
  let isReading = false;
  let isOver = false;
  let cancel = () => {};

  async function readNow() {
    if (isReading || isOver) return;
    cancel();
    isReading = true;
    try {
      const purchase = await read();
      if (!isStopped()) {
        isOver = !isMoving(purchase);
        onRead(purchase);
      }
    } catch (failure) {
      if (!isStopped()) onFailure(failure);
    }
    isReading = false;
    if (isStopped()) return;
    cancel = after(waitMs(attempts), () => void readNow());
    attempts += 1;
  }

  // It may have been stopped while a response was pending.
  const isStopped = () => isOver;

  void readNow();
  return {
    readNow: () => {
      attempts = 0;
      void readNow();
    },
    stop: () => {
      isOver = true;
      cancel();
    },
  };
}
