import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksFor } from './blocks';
import { type BlockSource, drawsFrom, precomputedBlocks, recordDraws, replayDraws } from './draws';

/** Blocks of these big-endian 32-bit words, padded with zero words. */
function blocksOf(words: readonly number[]): Uint8Array[] {
  return Array.from({ length: Math.ceil(words.length / 8) }, (_, block) => {
    const bytes = new DataView(new ArrayBuffer(32));
    words.slice(block * 8, block * 8 + 8).forEach((word, position) => bytes.setUint32(position * 4, word));
    return new Uint8Array(bytes.buffer);
  });
}

/** Endless deterministic blocks, distinct per seed. */
function hashedBlocks(seed: string): BlockSource {
  return (index) => createHmac('sha256', seed).update(String(index)).digest();
}

const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const bound = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 2 ** 32 }));

describe('drawsFrom', () => {
  it('reads words in order, big-endian', () => {
    const block = Uint8Array.from({ length: 32 }, (_, byte) => byte);

    const draws = drawsFrom(() => block);

    expect([draws.below(2 ** 32), draws.below(2 ** 32)]).toEqual([0x00010203, 0x04050607]);
  });

  it('requests each block once, when its first word is needed', () => {
    const words = Array.from({ length: 17 }, (_, index) => index * 1000);
    const requested: number[] = [];
    const blocks = blocksOf(words);
    const draws = drawsFrom((index) => {
      requested.push(index);
      return blocks[index]!;
    });

    const firstEight = words.slice(0, 8).map(() => draws.below(2 ** 32));
    const requestedForEight = [...requested];
    const others = words.slice(8).map(() => draws.below(2 ** 32));

    expect([...firstEight, ...others]).toEqual(words);
    expect(requestedForEight).toEqual([0]);
    expect(requested).toEqual([0, 1, 2]);
  });

  it('reads a block that is a view of a larger buffer', () => {
    const buffer = new Uint8Array(64).fill(0xff);
    buffer.fill(0, 16, 48);

    const draws = drawsFrom(() => buffer.subarray(16, 48));

    expect(draws.below(2 ** 32)).toBe(0);
  });

  it.each([
    { of: 3 * 2 ** 30, firstSkipped: 3 * 2 ** 30 },
    { of: 2 ** 31 + 1, firstSkipped: 2 ** 31 + 1 },
    { of: 10, firstSkipped: 4_294_967_290 },
    { of: 47, firstSkipped: 4_294_967_254 },
  ])('skips words from $firstSkipped for a bound of $of', ({ of, firstSkipped }) => {
    const draws = drawsFrom(precomputedBlocks(blocksOf([firstSkipped, 2 ** 32 - 1, firstSkipped - 1])));

    expect(draws.below(of)).toBe(of - 1);
  });

  it.each([1, 2, 16, 2 ** 31, 2 ** 32])('skips no word for a bound of %d, a divisor of 2^32', (of) => {
    const draws = drawsFrom(precomputedBlocks(blocksOf([2 ** 32 - 1, 0])));

    expect([draws.below(of), draws.below(of)]).toEqual([of - 1, 0]);
  });

  it('completes a draw in the next block when the last words of a block are skipped', () => {
    const skipped = 2 ** 32 - 1;
    const draws = drawsFrom(precomputedBlocks(blocksOf([1, 2, 3, 4, 5, 6, 7, skipped, skipped, 8])));

    expect(Array.from({ length: 8 }, () => draws.below(10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('returns every number equally often for evenly spread words', () => {
    const of = 3 * 2 ** 28;
    const words = Array.from({ length: 16 }, (_, sixteenth) => sixteenth * 2 ** 28);
    const draws = drawsFrom(precomputedBlocks(blocksOf(words)));

    const drawn = Array.from({ length: 15 }, () => draws.below(of));

    const times = new Map<number, number>();
    for (const each of drawn) times.set(each, (times.get(each) ?? 0) + 1);
    expect([...times.entries()]).toEqual([
      [0, 5],
      [2 ** 28, 5],
      [2 ** 29, 5],
    ]);
  });

  it('returns an integer below the bound for any bytes', () => {
    fc.assert(
      fc.property(fc.string(), bound, (seed, of) => {
        const drawn = drawsFrom(hashedBlocks(seed)).below(of);

        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < of).toBe(true);
      }),
      { seed: 11 },
    );
  });

  it('returns the remainder of the first word below the largest multiple of the bound', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 24 }), bound, (words, of) => {
        const stretches = BigInt(2 ** 32) / BigInt(of);
        const kept = words.find((each) => BigInt(each) < stretches * BigInt(of));
        const draws = drawsFrom(precomputedBlocks(blocksOf([...words, 0])));

        expect(draws.below(of)).toBe(kept === undefined ? 0 : Number(BigInt(kept) % BigInt(of)));
      }),
      { seed: 12 },
    );
  });

  it('returns the same numbers for the same blocks', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(bound, { minLength: 1, maxLength: 40 }), (seed, bounds) => {
        const once = drawsFrom(hashedBlocks(seed));
        const again = drawsFrom(hashedBlocks(seed));

        expect(bounds.map((of) => once.below(of))).toEqual(bounds.map((of) => again.below(of)));
      }),
      { seed: 13 },
    );
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('throws for a bound of %d', (of) => {
    const draws = drawsFrom(hashedBlocks('any'));

    expect(() => draws.below(of)).toThrow(RangeError);
  });

  it.each([0, 31, 33])('throws for a block of %d bytes', (length) => {
    const draws = drawsFrom(() => new Uint8Array(length));

    expect(() => draws.below(2)).toThrow(RangeError);
  });
});

describe('recordDraws and replayDraws', () => {
  it('replays the recorded numbers and counts those left', () => {
    const { draws, drawn } = recordDraws(drawsFrom(hashedBlocks('recorded')));
    const bounds = [2, 52, 1000, 1, 37];
    const first = bounds.map((bound) => draws.below(bound));
    const replayed = replayDraws(drawn);

    const again = bounds.slice(0, 4).map((bound) => replayed.below(bound));

    expect(drawn).toEqual(first);
    expect(again).toEqual(first.slice(0, 4));
    expect(replayed.left()).toBe(1);
  });

  it('throws when the record does not fit the draws', () => {
    expect(() => replayDraws([5]).below(5)).toThrow('Draw 0 on record, 5, is none of 0 to 4');
    expect(() => replayDraws([]).below(5)).toThrow(RangeError);
  });
});

describe('blocksFor', () => {
  it('returns the exact number without skipped words, and more otherwise', () => {
    expect(blocksFor(8, [2])).toBe(1);
    expect(blocksFor(9, [64])).toBe(2);
    expect(blocksFor(8, [52])).toBeGreaterThan(1);
  });

  it('returns more for a higher probability of skipped words', () => {
    expect(blocksFor(8, [2 ** 31 + 1])).toBeGreaterThan(blocksFor(8, [52]));
  });
});

describe('precomputedBlocks', () => {
  it('throws for a block that was not computed', () => {
    const draws = drawsFrom(precomputedBlocks(blocksOf([1, 2, 3, 4, 5, 6, 7, 8])));

    const drawn = Array.from({ length: 8 }, () => draws.below(100));

    expect(drawn).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(() => draws.below(100)).toThrow('Block 1 was not computed');
  });
});
