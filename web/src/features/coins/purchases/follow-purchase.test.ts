import { describe, expect, it } from 'vitest';
import type { PurchaseState, PurchaseView } from '../coins-views';
import { followPurchase, waitMs } from './follow-purchase';
import { purchaseOf } from './purchase-fixture';

/** A follower whose answers are given in order and whose timers go off when the test says so. */
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

describe('following a purchase', () => {
  it('reads on until it is credited, and then never again', async () => {
    const { seen, settle, passTime, isWaiting, ask, reads } = setup(['created', 'paid', 'credited']);
    await settle();
    await passTime();
    await passTime();

    ask();
    await settle();

    expect(seen).toEqual(['created', 'paid', 'credited']);
    expect(isWaiting()).toBe(false);
    expect(reads()).toBe(3);
  });

  it('goes on after a read that failed', async () => {
    const { seen, settle, passTime } = setup([new Error('offline'), 'credited']);
    await settle();
    await passTime();

    expect(seen).toEqual(['offline', 'credited']);
  });

  it('waits longer each time, and from the start again once something has moved', async () => {
    const { waits, settle, passTime, ask } = setup(['created', 'created', 'created', 'created', 'created']);
    await settle();
    await passTime();
    await passTime();
    ask();
    await settle();

    expect(waits).toEqual([waitMs(0), waitMs(1), waitMs(2), waitMs(0)]);
    expect(waitMs(1)).toBeGreaterThan(waitMs(0));
    expect(waitMs(50)).toBe(20_000);
  });

  it('asks once at a time', async () => {
    const { ask, reads, settle } = setup([]);
    ask();
    ask();
    await settle();

    expect(reads()).toBe(1);
  });

  it('shows nothing any more once it was stopped, not even an answer on its way', async () => {
    const { stop, seen, settle, isWaiting } = setup(['paid']);
    stop();
    await settle();

    expect(seen).toEqual([]);
    expect(isWaiting()).toBe(false);
  });
});
