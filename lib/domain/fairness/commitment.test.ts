import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isClientSeed, isServerSeed, roundMessage } from './commitment';
import { drawsFrom } from './draws';

const serverSeed = '0123456789abcdef'.repeat(4);

const clientSeed = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const count = fc.nat({ max: 1_000_000 });

function blockOf(nonce: number, index: number): Buffer {
  return createHmac('sha256', serverSeed)
    .update(roundMessage('client-seed', nonce, index))
    .digest();
}

// Computed outside this repository, with the common protocol of independent verifiers.
describe('published protocol', () => {
  it('commits to the text of the server seed, not to its bytes', () => {
    const commitment = createHash('sha256').update(serverSeed, 'utf8').digest('hex');

    expect(commitment).toBe('a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e');
  });

  it.each([
    { nonce: 0, block: '99cd8ab28c59d67ffa774b6a4dac3386b218f3fe7883403d38bfc17e50fd8d62' },
    { nonce: 1, block: '008a8741b07e8b76939edca25bcd01f927e2028e80ae739f6fa7ff12cc08043c' },
  ])('has the reference block 0 for nonce $nonce', ({ nonce, block }) => {
    expect(blockOf(nonce, 0).toString('hex')).toBe(block);
  });

  it('draws the reference fractions of nonce 0 and nonce 1', () => {
    const first = drawsFrom((index) => blockOf(0, index));
    const second = drawsFrom((index) => blockOf(1, index));

    const fractions = [first, first, first, second].map((draws) =>
      (draws.below(2 ** 32) / 2 ** 32).toFixed(10),
    );

    expect(fractions).toEqual(['0.6007925686', '0.5482458172', '0.9783827909', '0.0021137747']);
  });
});

describe('roundMessage', () => {
  it('joins client seed, nonce and block with colons', () => {
    expect(roundMessage('My-seed_7', 41, 2)).toBe('My-seed_7:41:2');
  });

  it('is unique per block of a server seed', () => {
    fc.assert(
      fc.property(
        clientSeed,
        count,
        count,
        clientSeed,
        count,
        count,
        (seedA, nonceA, blockA, seedB, nonceB, blockB) => {
          const isSame = seedA === seedB && nonceA === nonceB && blockA === blockB;

          expect(roundMessage(seedA, nonceA, blockA) === roundMessage(seedB, nonceB, blockB)).toBe(isSame);
        },
      ),
      { seed: 21 },
    );
  });

  it('is parsed unambiguously', () => {
    fc.assert(
      fc.property(clientSeed, count, count, (seed, nonce, block) => {
        expect(roundMessage(seed, nonce, block).split(':')).toEqual([seed, String(nonce), String(block)]);
      }),
      { seed: 22 },
    );
  });

  it.each([
    ['a client seed with a colon', 'a:1', 0, 0],
    ['an empty client seed', '', 0, 0],
    ['a negative nonce', 'seed', -1, 0],
    ['a broken nonce', 'seed', 0.5, 0],
    ['a nonce beyond exact numbers', 'seed', 2 ** 53, 0],
    ['a negative block', 'seed', 0, -1],
  ])('throws for %s', (_, seed, nonce, block) => {
    expect(() => roundMessage(seed, nonce, block)).toThrow(RangeError);
  });
});

describe('isClientSeed', () => {
  it.each(['a', 'Z', '0', '-', '_', 'harbour-2026_A', 'x'.repeat(64)])('accepts %s', (text) => {
    expect(isClientSeed(text)).toBe(true);
  });

  it.each(['', 'x'.repeat(65), 'a b', 'a:b', 'ä', 'a\n', '\na', '😀', 'a.b'])('rejects %j', (text) => {
    expect(isClientSeed(text)).toBe(false);
  });
});

describe('isServerSeed', () => {
  it('accepts 64 lowercase hex characters', () => {
    expect(isServerSeed(serverSeed)).toBe(true);
  });

  it.each([
    serverSeed.slice(1),
    `${serverSeed}0`,
    serverSeed.toUpperCase(),
    `${serverSeed.slice(1)}g`,
    `${serverSeed}\n`,
    '',
  ])('rejects %j', (text) => {
    expect(isServerSeed(text)).toBe(false);
  });
});
