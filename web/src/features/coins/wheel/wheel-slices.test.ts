import { describe, expect, it } from 'vitest';
import { weights } from './wheel-fixture';
import { meanOf, restAngle, sliceWheel } from './wheel-slices';

const slices = sliceWheel(weights, 10_000);

describe('the wheel', () => {
  it('gives every prize its true share of the rim', () => {
    const shares = weights.map((_, segment) =>
      slices.filter((slice) => slice.segment === segment).reduce((sum, { size }) => sum + size, 0),
    );

    weights.forEach(({ weight }, segment) => {
      expect(shares[segment]).toBeCloseTo((weight / 10_000) * 360, 9);
    });
  });

  it('goes around once without a gap', () => {
    let end = 0;
    for (const { start, size } of slices) {
      expect(start).toBeCloseTo(end, 9);
      end = start + size;
    }

    expect(end).toBeCloseTo(360, 9);
  });

  it('puts no prize beside itself', () => {
    const beside = slices.filter(({ segment }, index) => segment === slices.at(index - 1)?.segment);

    expect(beside).toEqual([]);
  });

  it('comes to rest with the prize that was drawn under the pointer, whatever the nonce', () => {
    for (let nonce = 0; nonce < 40; nonce += 1) {
      weights.forEach((_, segment) => {
        const under = (360 - restAngle(slices, segment, nonce)) % 360;
        const slice = slices.find(({ start, size }) => under >= start && under < start + size);

        expect(slice?.segment).toBe(segment);
      });
    }
  });

  it('has no rest on a prize that it does not hold', () => {
    expect(() => restAngle(slices, 8, 0)).toThrow(RangeError);
  });

  it('is worth 0.354 SC on average', () => {
    expect(meanOf(weights, 10_000)).toEqual({ sum: 354_000, of: 10_000 });
  });
});
