import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundMessage } from '#domain/fairness/commitment';
import { drawsFrom } from '#domain/fairness/draws';
import { assertDoubleEntry } from '#domain/wallet/posting';
import {
  blocksOfSpin,
  canonicalGiftWheel,
  dailyWheel,
  type GiftWheel,
  meanGift,
  type RecordedSpin,
  spinWheel,
  verifyWheelSpin,
} from './daily-wheel';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const parHash = sha256(canonicalGiftWheel(dailyWheel));

function blocksOf(serverSeed: string, clientSeed: string, nonce: number) {
  return (index: number) =>
    createHmac('sha256', serverSeed)
      .update(roundMessage(clientSeed, nonce, index))
      .digest();
}

function spin({ serverSeed = 'f'.repeat(64), clientSeed = 'harbour', nonce = 3 } = {}) {
  const serverSeedHash = sha256(serverSeed);
  const block = blocksOf(serverSeed, clientSeed, nonce);
  const commitment = { serverSeedHash, nextServerSeedHash: sha256('next'), clientSeed, nonce };
  const { postings, detail } = spinWheel(dailyWheel, parHash, { commitment, draws: drawsFrom(block) });
  const { segment, sweeps } = detail;
  const record: RecordedSpin = { segment, sweeps, proof: { parHash, serverSeedHash, clientSeed, nonce } };
  return { postings, detail, record, evidence: { serverSeedHash, parHash, block } };
}

describe('dailyWheel', () => {
  it('has an exact mean of 0.354 SC', () => {
    expect(meanGift(dailyWheel)).toEqual({ numerator: 177n, denominator: 5n });
  });

  it('has the published odds in parts of 10,000', () => {
    expect(dailyWheel.segments.map(({ sweeps, weight }) => [sweeps, weight])).toEqual([
      [10, 4000],
      [20, 2500],
      [30, 1500],
      [50, 1000],
      [100, 700],
      [200, 220],
      [500, 70],
      [2000, 10],
    ]);
  });

  it('selects each segment in proportion to its weight, over all numbers', () => {
    const counts = dailyWheel.segments.map(() => 0);
    const bounds = new Set<number>();
    const commitment = { serverSeedHash: '', nextServerSeedHash: '', clientSeed: 'c', nonce: 0 };
    for (let number = 0; number < 10_000; number += 1) {
      const draws = { below: (bound: number) => (bounds.add(bound), number) };
      counts[spinWheel(dailyWheel, parHash, { commitment, draws }).detail.segment]! += 1;
    }

    expect([...bounds]).toEqual([10_000]);
    expect(counts).toEqual(dailyWheel.segments.map(({ weight }) => weight));
  });

  it('needs at most two blocks for a verification', () => {
    expect(blocksOfSpin(dailyWheel)).toBeLessThanOrEqual(2);
  });

  it('has a canonical text that covers every value a spin depends on', () => {
    const [first, ...others] = dailyWheel.segments as [GiftWheel['segments'][number]];
    const changes: GiftWheel[] = [
      { ...dailyWheel, version: 2 },
      { ...dailyWheel, id: 'another' },
      { ...dailyWheel, segments: [{ ...first, weight: 1 }, ...others] },
      { ...dailyWheel, segments: [...others, first] },
    ];

    const texts = [dailyWheel, ...changes].map(canonicalGiftWheel);

    expect(new Set(texts).size).toBe(texts.length);
    // Every recorded proof contains this hash, so a change of the wheel requires a new version.
    expect(parHash).toBe('c4863b5277b141163440491a6a53801db71efc57ad791be70bf52355890c8208');
  });
});

describe('spin', () => {
  it("grants the segment's prize as unplayed coins, with proof and terms", () => {
    const { postings, detail } = spin();
    const gift = dailyWheel.segments[detail.segment]!.sweeps;

    assertDoubleEntry(postings);
    expect(postings).toEqual([
      { account: 'player:sweeps-unplayed', coin: 'sweeps', amount: gift },
      { account: 'house:promotions', coin: 'sweeps', amount: -gift },
    ]);
    expect(detail).toMatchObject({
      kind: 'wheel-spin',
      wheel: 'daily-wheel',
      sweeps: gift,
      parHash,
      nonce: 3,
      terms: { playthrough: 1, expireAfterDays: 60 },
    });
  });

  it('is verified by its revealed seed, for any seeds', () => {
    const seeds = fc.record({
      serverSeed: fc.stringMatching(/^[0-9a-f]{64}$/),
      clientSeed: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
      nonce: fc.nat({ max: 1_000_000 }),
    });
    fc.assert(
      fc.property(seeds, (chance) => {
        const { record, evidence } = spin(chance);

        const checks = verifyWheelSpin(dailyWheel, record, evidence);

        expect(checks.map(({ id }) => id)).toEqual(['seed', 'machine', 'outcome', 'payout']);
        expect(checks.every(({ holds }) => holds)).toBe(true);
      }),
      { seed: 9103 },
    );
  });

  it.each<[string, (record: RecordedSpin) => RecordedSpin, string[]]>([
    ['another segment', (record) => ({ ...record, segment: (record.segment + 1) % 8 }), ['outcome']],
    ['another prize', (record) => ({ ...record, sweeps: record.sweeps + 1 }), ['payout']],
    [
      'another seed',
      (record) => ({ ...record, proof: { ...record.proof, serverSeedHash: sha256('other') } }),
      ['seed'],
    ],
    [
      'another wheel',
      (record) => ({ ...record, proof: { ...record.proof, parHash: sha256('other') } }),
      ['machine'],
    ],
  ])('with %s on record fails the verification', (_case, forge, failing) => {
    const { record, evidence } = spin();

    const checks = verifyWheelSpin(dailyWheel, forge(record), evidence);

    expect(checks.filter(({ holds }) => !holds).map(({ id }) => id)).toEqual(failing);
  });
});
