import { describe, expect, it } from 'vitest';
import { weights } from './wheel-fixture';
import { meanOf, restAngle, sliceWheel } from './wheel-slices';

const slices = sliceWheel(weights, 10_000);

describe('wheel slices', () => {
  it('give every prize its true share of the rim', () => {
    const shares = weights.map((_, segment) =>
      slices.filter((slice) => slice.segment === segment).reduce((sum, { size }) => sum + size, 0),
    );

    weights.forEach(({ weight }, segment) => {
      expect(shares[segment]).toBeCloseTo((weight / 10_000) * 360, 9);
    });
  });

  it('cover the rim without a gap', () => {
    let end = 0;
    for (const { start, size } of slices) {
      expect(start).toBeCloseTo(end, 9);
      end = start + size;
    }

    expect(end).toBeCloseTo(360, 9);
  });

  it('never put a prize beside itself', () => {
    const beside = slices.filter(({ segment }, index) => segment === slices.at(index - 1)?.segment);

    expect(beside).toEqual([]);
  });

  it('stop with the drawn prize under the pointer, whatever the nonce', () => {
    for (let nonce = 0; nonce < 40; nonce += 1) {
      weights.forEach((_, segment) => {
        const under = (360 - restAngle(slices, segment, nonce)) % 360;
        const slice = slices.find(({ start, size }) => under >= start && under < start + size);

        expect(slice?.segment).toBe(segment);
      });
    }
  });

  it('have no rest angle for an unknown prize', () => {
    expect(() => restAngle(slices, 8, 0)).toThrow(RangeError);
  });

  it('have an expected value of 0.354 SC', () => {
    expect(meanOf(weights, 10_000)).toEqual({ sum: 354_000, of: 10_000 });
  });
});
