import { expect, it } from 'vitest';
import { drawGlyphs } from '../../data/distance-field';
import { labelNumbers } from './label-shader';
import { hubLabels, rimLabels } from './labels';
import { colorsOf } from './palette';

const { places } = drawGlyphs();

it('labels every paying segment with its multiple, and no other', () => {
  const labels = rimLabels({ multiples: [10, 0, 2, 0], places });

  const angles = Array.from(
    { length: labels.length / labelNumbers },
    (_, each) => labels[each * labelNumbers],
  );
  expect(angles).toEqual([0, 0, 0, Math.fround(Math.PI), Math.fround(Math.PI)]);
});

it('fits the label into the hub, and shows none before the first spin', () => {
  const wide = hubLabels(12_345, places);
  const [first = 0, last = 0] = [wide[1], wide[wide.length - labelNumbers + 1]];

  expect(last - first).toBeLessThan(0.4);
  expect(hubLabels(null, places)).toHaveLength(0);
  expect(hubLabels(0, places)).toHaveLength(2 * labelNumbers);
});

it('gives equal multiples equal colors, distinct multiples distinct ones, and neighbors without a payout two colors', () => {
  const colors = colorsOf([10, 0, 1, 0, 0, 2, 1, 5]);

  expect(colors[2]).toEqual(colors[6]);
  expect(new Set([0, 2, 5, 7].map((segment) => String(colors[segment]))).size).toBe(4);
  expect(colors[3]).not.toEqual(colors[4]);
});
