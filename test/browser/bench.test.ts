import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserParts } from '../bench/parts';
import { smoke } from '../bench/sizes';
import { scale } from '../scale';
import { npmStart, type StartedProduct } from './npm-start';
import { cloneFolder } from './product';

// The parts need minutes and a separate host, so that only the full run starts them.
describe.runIf(scale === 'full')('npm run bench', () => {
  /** A separate host, because the parts fill the store and play with coins of players in other test files. */
  let started: StartedProduct;
  beforeAll(async () => {
    started = await npmStart(cloneFolder, ['--built', '--memory', '--empty']);
  });
  afterAll(() => started.stop());

  it.each(Object.entries(browserParts))(
    'runs the part %s to completion',
    { timeout: 600_000 },
    async (_, measure) => {
      const figures = await measure(smoke, started.siteUrl);

      expect(figures.length).toBeGreaterThan(0);
      expect(figures.filter(({ value }) => !Number.isFinite(value))).toEqual([]);
    },
  );
});
