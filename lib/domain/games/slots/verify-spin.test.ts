import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { roundMessage } from '#domain/fairness/commitment';
import { drawsFrom, precomputedBlocks } from '#domain/fairness/draws';
import { hkSlots } from './hk-slots/machine';
import { canonicalMachine } from './par-sheet';
import { drawStops, evaluateSpin } from './spin';
import { type RecordedSpin, type SpinEvidence, verifySpin } from './verify-spin';

const serverSeed = '0123456789abcdef'.repeat(4);
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

function blockOf(seed: string, nonce: number, index: number): Uint8Array {
  return createHmac('sha256', seed)
    .update(roundMessage('client-seed', nonce, index))
    .digest();
}

/** A spin as the house plays and records it. */
function play(nonce: number): RecordedSpin {
  const stops = drawStops(
    hkSlots,
    drawsFrom((index) => blockOf(serverSeed, nonce, index)),
  );
  const { payout, ...outcome } = evaluateSpin(hkSlots, stops, 100);
  const proof = { parHash: sha256(canonicalMachine(hkSlots)), serverSeedHash: sha256(serverSeed) };
  return { stake: 100, payout, outcome, proof: { ...proof, clientSeed: 'client-seed', nonce } };
}

/** What a player gathers who was told this seed for this nonce. */
function evidence(seed: string, nonce: number, machine = hkSlots): SpinEvidence {
  const block = precomputedBlocks([blockOf(seed, nonce, 0)]);
  return { serverSeedHash: sha256(seed), parHash: sha256(canonicalMachine(machine)), block };
}

/** The first nonce from which on a spin pays on a line. */
function winningNonce(): number {
  let nonce = 0;
  while (play(nonce).outcome.lineWins.length === 0) nonce += 1;
  return nonce;
}

describe('verifySpin', () => {
  it('draws the golden stops for nonce 0', () => {
    expect(play(0).outcome.stops).toEqual([14, 15, 34, 37, 35]);
  });

  it.each([0, 1, 2, 3, 4, 5])('proves the spin of nonce %d, point by point', (nonce) => {
    const checks = verifySpin(hkSlots, play(nonce), evidence(serverSeed, nonce));

    expect(checks.map(({ id }) => id)).toEqual(['seed', 'machine', 'stops', 'window', 'wins', 'payout']);
    expect(checks.every(({ holds }) => holds)).toBe(true);
    expect(checks.every(({ recorded, computed }) => recorded === computed)).toBe(true);
  });

  it('proves a spin again after it travelled as JSON', () => {
    const exported = JSON.parse(JSON.stringify(play(winningNonce()))) as RecordedSpin;

    const checks = verifySpin(hkSlots, exported, evidence(serverSeed, exported.proof.nonce));

    expect(checks.every(({ holds }) => holds)).toBe(true);
  });

  const nonce = winningNonce();
  const spin = play(nonce);
  const [win] = spin.outcome.lineWins;
  const otherStops = spin.outcome.stops.map((stop, reel) => (stop + 1) % hkSlots.reels[reel]!.length);
  const { payout: otherPayout, ...otherOutcome } = evaluateSpin(hkSlots, otherStops, 100);

  it.each<{ lie: string; told: RecordedSpin; caught: string[] }>([
    {
      lie: 'another promise',
      told: { ...spin, proof: { ...spin.proof, serverSeedHash: sha256('another') } },
      caught: ['seed'],
    },
    {
      lie: 'another machine',
      told: { ...spin, proof: { ...spin.proof, parHash: sha256('another') } },
      caught: ['machine'],
    },
    {
      lie: 'another symbol in the window',
      told: { ...spin, outcome: { ...spin.outcome, window: otherOutcome.window } },
      caught: ['window'],
    },
    { lie: 'a smaller payout', told: { ...spin, payout: spin.payout - 1 }, caught: ['payout'] },
    {
      lie: 'a missing win',
      told: { ...spin, outcome: { ...spin.outcome, lineWins: spin.outcome.lineWins.slice(1) } },
      caught: ['wins'],
    },
    {
      lie: 'a win on another line',
      told: {
        ...spin,
        outcome: {
          ...spin.outcome,
          lineWins: [{ ...win!, line: win!.line + 1 }, ...spin.outcome.lineWins.slice(1)],
        },
      },
      caught: ['wins'],
    },
    {
      lie: 'a scatter win that was not there',
      told: {
        ...spin,
        outcome: { ...spin.outcome, scatterWin: { symbol: 'ferry-lantern', count: 5, payout: 20_000 } },
      },
      caught: ['wins'],
    },
    {
      lie: 'a whole other spin, consistent in itself',
      told: { ...spin, payout: otherPayout, outcome: otherOutcome },
      caught: ['stops', 'window'],
    },
  ])('catches $lie', ({ told, caught }) => {
    const failed = verifySpin(hkSlots, told, evidence(serverSeed, nonce)).filter(({ holds }) => !holds);

    expect(failed.map(({ id }) => id)).toEqual(expect.arrayContaining(caught));
  });

  it('catches a seed that was not the one promised', () => {
    const checks = verifySpin(hkSlots, spin, evidence('f'.repeat(64), nonce));

    expect(checks.filter(({ holds }) => holds).map(({ id }) => id)).toEqual(['machine']);
  });

  it('catches a machine that pays otherwise than the published one', () => {
    const meaner = {
      ...hkSlots,
      payTable: Object.fromEntries(
        Object.entries(hkSlots.payTable).map(([symbol, pays]) => [symbol, pays.map((pay) => pay * 2)]),
      ),
    };

    const failed = verifySpin(meaner, spin, evidence(serverSeed, nonce, meaner)).filter(
      ({ holds }) => !holds,
    );

    expect(failed.map(({ id }) => id)).toEqual(['machine', 'wins', 'payout']);
  });

  it('throws for a record whose stake no line can share', () => {
    expect(() => verifySpin(hkSlots, { ...spin, stake: 30 }, evidence(serverSeed, nonce))).toThrow(
      RangeError,
    );
  });
});
