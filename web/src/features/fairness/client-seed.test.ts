import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isClientSeed } from '#domain/fairness/commitment';
import { suggestClientSeed } from './client-seed';

describe('suggestClientSeed', () => {
  it('returns a valid seed for any random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (random) => {
        expect(isClientSeed(suggestClientSeed(random))).toBe(true);
      }),
    );
  });

  it('returns another seed for other bytes', () => {
    expect(suggestClientSeed(new Uint8Array(16))).not.toBe(suggestClientSeed(new Uint8Array(16).fill(1)));
  });
});
