import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareParts } from './share-parts';

const parts = [
  { name: 'Dice', value: 3 },
  { name: 'Keno', value: 9 },
  { name: 'Mines', value: 1 },
  { name: 'Roulette', value: 5 },
];

describe('parts of a share chart', () => {
  it('are all shown when they are few enough', () => {
    expect(shareParts(parts, 4)).toEqual(parts);
  });

  it('are the largest ones in their order, and the sum of the others', () => {
    expect(shareParts(parts, 3)).toEqual([
      { name: 'Keno', value: 9 },
      { name: 'Roulette', value: 5 },
      { name: 'Other', value: 4 },
    ]);
  });

  it('keep the whole and the limit', () => {
    const whole = (each: readonly { value: number }[]) => each.reduce((sum, { value }) => sum + value, 0);
    fc.assert(
      fc.property(
        fc.array(fc.record({ name: fc.string(), value: fc.nat() })),
        fc.integer({ min: 1, max: 8 }),
        (given, most) => {
          const shown = shareParts(given, most);
          expect(whole(shown)).toBe(whole(given));
          expect(shown.length).toBeLessThanOrEqual(most);
        },
      ),
    );
  });
});
