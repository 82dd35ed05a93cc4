import { describe, expect, it } from 'vitest';
import { buildParts } from '../bench/parts';
import { buildFolder } from './deployed-build';

describe('npm run bench', () => {
  it.each(Object.entries(buildParts))('measures the downloads of the part %s', (_, measure) => {
    const metrics = measure(buildFolder);

    expect(metrics.length).toBeGreaterThan(0);
    expect(metrics.filter(({ value }) => !(value > 0))).toEqual([]);
  });
});
