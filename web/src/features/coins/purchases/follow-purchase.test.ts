import { describe, expect, it } from 'vitest';
import type { PurchaseState, PurchaseView } from '../coins-views';
import { followPurchase, waitMs } from './follow-purchase';
import { purchaseOf } from './purchase-fixture';

/** A follower with scripted responses and manual timers. */
function setup(answers: readonly (PurchaseState | Error)[]) {
  const left = [...answers];
  const seen: string[] = [];
  const waits: number[] = [];
  let due: (() => void) | null = null;
  let reads = 0;
  const follower = followPurchase({
    read: () => {
      reads += 1;
      const answer = left.shift();
      if (answer === undefined) return new Promise<PurchaseView>(() => undefined);
      return answer instanceof Error
        ? Promise.reject(answer)
        : Promise.resolve(purchaseOf({ state: answer }));
    },
    onRead: ({ state }) => seen.push(state),
    onFailure: (failure) => seen.push((failure as Error).message),
    after: (ms, act) => {
      waits.push(ms);
      due = act;
      return () => (due = null);
    },
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ...follower,
    seen,
    waits,
    reads: () => reads,
    settle,
    isWaiting: () => due !== null,
    async passTime() {
      const act = due;
      due = null;
      act?.();
      await settle();
    },
  };
}

describe('followPurchase', () => {
  it('polls until the purchase is credited, and then stops', async () => {
    const { seen, settle, passTime, isWaiting, readNow, reads } = setup(['created', 'paid', 'credited']);
    await settle();
    await passTime();
    await passTime();

    readNow();
    await settle();

    expect(seen).toEqual(['created', 'paid', 'credited']);
    expect(isWaiting()).toBe(false);
    expect(reads()).toBe(3);
  });

  it('continues after a failed read', async () => {
    const { seen, settle, passTime } = setup([new Error('offline'), 'credited']);
    await settle();
    await passTime();

    expect(seen).toEqual(['offline', 'credited']);
  });

  it('backs off, and starts over when a read is requested', async () => {
    const { waits, settle, passTime, readNow } = setup([
      'created',
      'created',
      'created',
      'created',
      'created',
    ]);
    await settle();
    await passTime();
    await passTime();
    readNow();
    await settle();

    expect(waits).toEqual([waitMs(0), waitMs(1), waitMs(2), waitMs(0)]);
    expect(waitMs(1)).toBeGreaterThan(waitMs(0));
    expect(waitMs(50)).toBe(20_000);
  });

  it('sends one request at a time', async () => {
    const { readNow, reads, settle } = setup([]);
    readNow();
    readNow();
    await settle();

    expect(reads()).toBe(1);
  });

  it('reports nothing after it was stopped, not even a pending response', async () => {
    const { stop, seen, settle, isWaiting } = setup(['paid']);
    stop();
    await settle();

    expect(seen).toEqual([]);
    expect(isWaiting()).toBe(false);
  });
});
