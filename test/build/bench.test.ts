import { describe, expect, it } from 'vitest';
import { buildParts } from '../bench/parts';
import { buildFolder } from './deployed-build';

describe('npm run bench', () => {
  it.each(Object.entries(buildParts))('measures the downloads of the part %s', (_, measure) => {
    const figures = measure(buildFolder);

    expect(figures.length).toBeGreaterThan(0);
    expect(figures.filter(({ value }) => !(value > 0))).toEqual([]);
  });
});
