import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserParts } from '../bench/parts';
import { smoke } from '../bench/sizes';
import { scale } from '../scale';
import { npmStart, type Started } from './npm-start';
import { cloneFolder } from './product';

// They need a host of their own and minutes, so that only the full run starts them.
describe.runIf(scale === 'full')('npm run bench', () => {
  /** The parts fill the store and play with players' coins, which the other files of the suite would find. */
  let started: Started;
  beforeAll(async () => {
    started = await npmStart(cloneFolder, ['--built', '--memory']);
  });
  afterAll(() => started.stop());

  it.each(Object.entries(browserParts))('runs the part %s to its end', async (_, measure) => {
    const metrics = await measure(smoke, started.siteUrl);

    expect(metrics.length).toBeGreaterThan(0);
    expect(metrics.filter(({ value }) => !Number.isFinite(value))).toEqual([]);
  });
});
