import { beforeEach, describe, expect, it, vi } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import { doneLabel, failedIn, openBulkJob } from './bulk-job';

const products = ['mug', 'cap', 'fan', 'kite', 'lamp', 'tray'].map((id) =>
  productWith({ id, active: false }),
);
const activate = { field: 'active', value: true } as const;

/** A change whose requests wait for `settle`; those of the products in `failing` fail. */
function setup() {
  const sent: string[] = [];
  const shown: string[] = [];
  const seen = { held: 0, unseen: [] as string[] };
  const failing = new Set<string>();
  const job = openBulkJob({
    async update(product: RewardProduct) {
      sent.push(product.id);
      await new Promise((resolve) => setTimeout(resolve));
      if (failing.has(product.id)) throw new Error('A network error has occurred.');
      return { ...product, active: true };
    },
    hold() {
      seen.held += 1;
      return () => void (seen.held -= 1);
    },
    onUnseen: (progress) => seen.unseen.push(doneLabel(progress)),
  });
  const start = () => job.start(products, activate, ({ id }) => shown.push(id));
  const settle = () => vi.runAllTimersAsync();
  return { job, sent, shown, seen, failing, start, settle };
}

describe('a change of many products', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('keeps its failures and notifies when its dialog was closed, and holds the tab until its end', async () => {
    const { job, seen, failing, start, settle } = setup();
    failing.add('fan');
    const leave = job.watch();

    start();
    leave();
    const { held } = seen;
    await settle();

    expect([held, seen.held]).toEqual([1, 0]);
    expect(failedIn(job.progress()!).map(({ product }) => product.id)).toEqual(['fan']);
    expect(seen.unseen).toEqual(['5 of 6 products were changed. The others stay as they are.']);
  });

  it('sends no notification while its dialog is open', async () => {
    const { job, seen, start, settle } = setup();
    job.watch();

    start();
    await settle();

    expect(seen.unseen).toEqual([]);
  });

  it('tries only the failed products again', async () => {
    const { job, sent, failing, start, settle } = setup();
    failing.add('fan');
    start();
    await settle();
    failing.clear();
    sent.length = 0;

    job.repeat();
    await settle();

    expect(sent).toEqual(['fan']);
    expect(doneLabel(job.progress()!)).toBe('The product was changed.');
  });

  it('sends no further change after it was discarded, and shows no outcome', async () => {
    const { job, sent, shown, seen, start, settle } = setup();
    start();

    job.discard();
    await settle();

    expect(sent).toHaveLength(4);
    expect([shown, seen.unseen, seen.held, job.progress()]).toEqual([[], [], 0, null]);
  });
});
