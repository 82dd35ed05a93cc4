import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failedIn, openBulkJob } from './bulk-job';

const items = ['mug', 'cap', 'fan', 'kite', 'lamp', 'tray'];

/** An action whose requests wait for `settle`; those of the items in `failing` fail. */
function setup() {
  const sent: string[] = [];
  const shown: string[] = [];
  const seen = { held: 0, unseen: [] as string[][], ended: 0 };
  const failing = new Set<string>();
  const job = openBulkJob<string, string, { item: string; failure: unknown }>({
    async run(waiting, _plan, { onOutcome, signal }) {
      for (const item of waiting) {
        if (signal.aborted) return;
        sent.push(item);
        await new Promise((resolve) => setTimeout(resolve));
        onOutcome({ item, failure: failing.has(item) ? 'A network error has occurred.' : null });
      }
    },
    itemOf: ({ item }) => item,
    hold() {
      seen.held += 1;
      return () => void (seen.held -= 1);
    },
    onUnseen: (progress) => seen.unseen.push(failedIn(progress).map(({ item }) => item)),
  });
  const start = (some = items) =>
    job.start(some, 'activate', {
      onOutcome: ({ item }) => shown.push(item),
      onEnd: () => void (seen.ended += 1),
    });
  const settle = () => vi.runAllTimersAsync();
  return { job, sent, shown, seen, failing, start, settle };
}

describe('openBulkJob', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('keeps its failures and notifies when its dialog was closed, and holds the tab until its end', async () => {
    const { job, seen, failing, start, settle } = setup();
    failing.add('fan');
    const leave = job.watch();

    start();
    leave();
    const { held } = seen;
    await settle();

    expect([held, seen.held, seen.ended]).toEqual([1, 0, 1]);
    expect(failedIn(job.read()!).map(({ item }) => item)).toEqual(['fan']);
    expect(seen.unseen).toEqual([['fan']]);
  });

  it('sends no notification while its dialog is open', async () => {
    const { job, seen, start, settle } = setup();
    job.watch();

    start();
    await settle();

    expect([seen.unseen, seen.ended]).toEqual([[], 1]);
  });

  it('tries only the failed items again, with the same plan', async () => {
    const { job, sent, failing, start, settle } = setup();
    failing.add('fan');
    start();
    await settle();
    failing.clear();
    sent.length = 0;

    job.repeat();
    await settle();

    expect(sent).toEqual(['fan']);
    expect(job.read()).toMatchObject({ plan: 'activate', total: 1, outcomes: [{ failure: null }] });
  });

  it('starts nothing while an action is under way', async () => {
    const { sent, start, settle } = setup();
    start();

    start(['other']);
    await settle();

    expect(sent).toEqual(items);
  });

  it('acts on no further item after it was discarded, and shows no outcome', async () => {
    const { job, sent, shown, seen, start, settle } = setup();
    start();

    job.discard();
    await settle();

    expect(sent).toHaveLength(1);
    expect([shown, seen.unseen, seen.ended, seen.held, job.read()]).toEqual([[], [], 0, 0, null]);
  });
});
