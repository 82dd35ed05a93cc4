import { describe, expect, it } from 'vitest';
import { runEach } from './run-each';

const items = Array.from({ length: 20 }, (_each, index) => index);

describe('runEach', () => {
  it('acts on every item in order, with limited concurrency', async () => {
    const started: number[] = [];
    const counts = { underWay: 0, most: 0 };

    await runEach(items, {
      atOnce: 3,
      signal: new AbortController().signal,
      async act(item) {
        started.push(item);
        counts.underWay += 1;
        counts.most = Math.max(counts.most, counts.underWay);
        await Promise.resolve();
        counts.underWay -= 1;
      },
    });

    expect([started, counts.most]).toEqual([items, 3]);
  });

  it('starts no further item after an abort, and awaits the pending ones', async () => {
    const controller = new AbortController();
    const started: number[] = [];
    const ended: number[] = [];

    await runEach(items, {
      atOnce: 3,
      signal: controller.signal,
      async act(item) {
        started.push(item);
        if (item === 4) controller.abort();
        await Promise.resolve();
        ended.push(item);
      },
    });

    expect(started.length).toBeLessThanOrEqual(7);
    expect(ended).toEqual(started);
  });
});
