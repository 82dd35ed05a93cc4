import type { PurchaseView } from '../coins-views';
import { isMoving } from './purchase-copy';

/** What following a purchase stands on. */
interface Following {
  readonly read: () => Promise<PurchaseView>;
  readonly onRead: (purchase: PurchaseView) => void;
  readonly onFailure: (failure: unknown) => void;
  /** Calls back after so many milliseconds. @returns takes that back */
  readonly after: (ms: number, act: () => void) => () => void;
}

const shortestMs = 1_000;
const longestMs = 20_000;

/** How long to wait before asking again: longer each time, as what did not come at once may take a while. */
export function waitMs(asked: number): number {
  return Math.min(longestMs, Math.round(shortestMs * 1.6 ** asked));
}

/**
 * Reads how a purchase stands until nothing more happens by itself, with pauses that grow; a failed read is told and tried again.
 *
 * @returns `ask` reads at once, as when balances have moved; `stop` ends it for good
 */
export function followPurchase({ read, onRead, onFailure, after }: Following): {
  ask: () => void;
  stop: () => void;
} {
  let asked = 0;
  let isReading = false;
  let isOver = false;
  let cancel = () => {};

  async function ask() {
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
    cancel = after(waitMs(asked), () => void ask());
    asked += 1;
  }

  // It may have been stopped while an answer was on its way.
  const isStopped = () => isOver;

  void ask();
  return {
    ask: () => {
      asked = 0;
      void ask();
    },
    stop: () => {
      isOver = true;
      cancel();
    },
  };
}
