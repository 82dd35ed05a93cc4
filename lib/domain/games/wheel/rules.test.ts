import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { harbourWheel } from './harbour-wheel';

const gameCatalog = JSON.parse(
  readFileSync(new URL('../../../../content/catalog/games.json', import.meta.url), 'utf8'),
) as { id: string; rules: string[] }[];

it('rules of Harbour Wheel state the segment counts of its data', () => {
  const rules = gameCatalog.find(({ id }) => id === 'harbour-wheel')?.rules.join('\n');
  const countOf = (multiple: number) =>
    harbourWheel.segments.filter((segment) => segment.multiple === multiple).length;

  expect([24, 1, 1, 2, 4, 16]).toEqual([harbourWheel.segments.length, ...[10, 5, 2, 1, 0].map(countOf)]);
  expect(rules).toContain('twenty-four segments');
  expect(rules).toContain(
    'One segment pays ten times your stake, one five times, two pay two times, and four give your stake back. The other sixteen',
  );
});
