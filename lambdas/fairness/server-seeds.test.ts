import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isServerSeed } from '#domain/fairness/commitment';
import { noOpenRounds } from '#domain/games/open-round';
import { newPlayState } from '#domain/play-limits/play-state';
import { emptyWallet } from '#domain/wallet/wallet';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import { createServerSeeds, seedHash } from './server-seeds';

const player = '7a1c0c5e-0000-4000-8000-000000000009';
const key = 'K'.repeat(64);
const at = new Date('2026-11-21T12:00:00Z');
const seeds = createServerSeeds(key);

/** Independent implementation of the formula. */
const seedOf = (number: number, of = player) =>
  createHmac('sha256', key).update(`${of}:${number}`).digest('hex');

function walletAt(over: Partial<OpenWallet['seeds']> = {}, of = player): OpenWallet {
  return {
    wallet: emptyWallet(of),
    seeds: { number: 3, clientSeed: 'client', nonce: 7, hashes: null, ...over },
    revealed: null,
    openRounds: noOpenRounds,
    play: newPlayState(at),
    allowance: null,
    isWelcomed: true,
    signInsCountFrom: null,
    rotationsUsedUntil: null,
    updatedAt: at,
  };
}

describe('createServerSeeds', () => {
  it('commits to the current and the next seed', () => {
    const { commitment } = seeds.of(walletAt());

    expect(commitment).toEqual({
      serverSeedHash: seedHash(seedOf(3)),
      nextServerSeedHash: seedHash(seedOf(4)),
      clientSeed: 'client',
      nonce: 7,
    });
  });

  it('draws from the seed with client seed and nonce', () => {
    const block = createHmac('sha256', seedOf(3)).update('client:7:0').digest();

    expect(
      seeds
        .of(walletAt())
        .nextChance()
        .draws.below(2 ** 32),
    ).toBe(block.readUInt32BE(0));
  });

  it('returns the same draws every time, so that a retry cannot draw again', () => {
    const inUse = seeds.of(walletAt());
    const drawFive = () => {
      const { draws } = inUse.nextChance();
      return [1, 2, 3, 4, 5].map(() => draws.below(1000));
    };

    expect(drawFive()).toEqual(drawFive());
  });

  it('continues an open round with its own nonce, whatever was drawn since', () => {
    const begun = seeds.of(walletAt({ nonce: 7 })).nextChance();
    const continued = seeds.of(walletAt({ nonce: 12 })).chanceOf(7);

    expect(continued.commitment.nonce).toBe(7);
    expect(continued.draws.below(2 ** 32)).toBe(begun.draws.below(2 ** 32));
    expect(() => seeds.of(walletAt({ nonce: 7 })).chanceOf(7)).toThrow(RangeError);
  });

  it('reveals the current seed and moves on to the announced one', () => {
    const { revealed, current } = seeds.of(walletAt()).rotate('chosen');

    expect(revealed).toEqual({
      serverSeed: seedOf(3),
      serverSeedHash: seedHash(seedOf(3)),
      clientSeed: 'client',
      rounds: 7,
    });
    expect(isServerSeed(revealed.serverSeed)).toBe(true);
    // After the rotation, the wallet stores only how the seed was used.
    const rotated = { ...walletAt({ number: 4 }), revealed: { clientSeed: 'client', rounds: 7 } };
    expect(seeds.of(rotated).revealed).toEqual(revealed);
    expect(current).toEqual({
      serverSeedHash: seedHash(seedOf(4)),
      nextServerSeedHash: seedHash(seedOf(5)),
      clientSeed: 'chosen',
      nonce: 0,
    });
  });

  it('derives different seeds per player, number and key', () => {
    const commitments = [
      seeds.of(walletAt()),
      seeds.of(walletAt({ number: 5 })),
      seeds.of(walletAt({}, 'another')),
      createServerSeeds('L'.repeat(64)).of(walletAt()),
    ].map(({ commitment }) => commitment);

    const hashes = commitments.flatMap((each) => [each.serverSeedHash, each.nextServerSeedHash]);
    expect(new Set(hashes).size).toBe(8);
  });

  it('returns the stored commitment and throws when the key does not match it', () => {
    const { serverSeedHash, nextServerSeedHash } = seeds.of(walletAt()).commitment;
    const hashes = { serverSeedHash, nextServerSeedHash };
    const other = 'f'.repeat(64);

    expect(seeds.of(walletAt({ hashes })).commitment).toMatchObject(hashes);
    for (const broken of [
      { ...hashes, serverSeedHash: other },
      { ...hashes, nextServerSeedHash: other },
    ])
      expect(() => seeds.of(walletAt({ hashes: broken }))).toThrow('server seed 3 that was committed to');
    expect(() => createServerSeeds('L'.repeat(64)).of(walletAt({ hashes }))).toThrow('was committed to');
  });

  it('exposes no seed before it is revealed', () => {
    const inUse = seeds.of(walletAt());
    const shown = JSON.stringify([inUse, inUse.nextChance(), inUse.rotate('chosen').current]);

    for (const number of [3, 4, 5]) expect(shown).not.toContain(seedOf(number));
  });
});
