import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { roundMessage } from '#domain/fairness/commitment';
import { drawsFrom, precomputedBlocks } from '#domain/fairness/draws';
import { hkSlots } from './hk-slots/machine';
import { hkSlotsV1 } from './hk-slots/v1/machine';
import { koiGarden } from './koi-garden/machine';
import { lanternCascade } from './lantern-cascade/machine';
import { lighthouseBay } from './lighthouse-bay/machine';
import type { SlotMachine } from './machine';
import { canonicalMachine } from './par-sheet';
import { pearlDivers } from './pearl-divers/machine';
import { symbolsAt } from './reel-windows';
import { blocksOfRound } from './round';
import { drawRound, evaluateRound } from './round-fixture';
import type { SpinOutcome } from './spin';
import { type RecordedRound, type RoundEvidence, verifyRound } from './verify-round';

const serverSeed = '0123456789abcdef'.repeat(4);
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

function blockOf(seed: string, nonce: number, index: number): Uint8Array {
  return createHmac('sha256', seed)
    .update(roundMessage('client-seed', nonce, index))
    .digest();
}

/** Plays and records a round as the house does. */
function play(nonce: number, machine: SlotMachine = hkSlots): RecordedRound {
  const draws = drawRound(
    machine,
    drawsFrom((index) => blockOf(serverSeed, nonce, index)),
  );
  const { payout, spins } = evaluateRound(machine, draws, 100);
  const proof = { parHash: sha256(canonicalMachine(machine)), serverSeedHash: sha256(serverSeed) };
  return { stake: 100, payout, outcome: { spins }, proof: { ...proof, clientSeed: 'client-seed', nonce } };
}

/** The evidence of a player who knows this seed for this nonce. */
function evidence(seed: string, nonce: number, machine: SlotMachine = hkSlots): RoundEvidence {
  const blocks = Array.from({ length: blocksOfRound(machine) }, (_, index) => blockOf(seed, nonce, index));
  return {
    serverSeedHash: sha256(seed),
    parHash: sha256(canonicalMachine(machine)),
    block: precomputedBlocks(blocks),
  };
}

/** The first nonce whose round matches. */
function nonceOf(isWanted: (round: RecordedRound) => boolean): number {
  let nonce = 0;
  while (!isWanted(play(nonce))) nonce += 1;
  return nonce;
}

const winningNonce = nonceOf(
  ({ outcome }) => outcome.spins[0]!.lineWins.length > 0 && outcome.spins.length === 1,
);
const featureNonce = nonceOf(
  ({ outcome }) =>
    outcome.spins.length > 1 && outcome.spins.slice(1).some(({ lineWins }) => lineWins.length > 0),
);

describe('verifyRound', () => {
  it('draws the golden stops for nonce 0', () => {
    expect(play(0, hkSlotsV1).outcome.spins[0]!.stops).toEqual([14, 15, 34, 37, 35]);
  });

  it.each([0, 1, 2, 3, winningNonce, featureNonce])(
    'proves the round of nonce %d, point by point',
    (nonce) => {
      const checks = verifyRound(hkSlots, play(nonce), evidence(serverSeed, nonce));

      expect(checks.map(({ id }) => id)).toEqual(['seed', 'machine', 'stops', 'window', 'wins', 'payout']);
      expect(checks.every(({ holds }) => holds)).toBe(true);
      expect(checks.every(({ recorded, computed }) => recorded === computed)).toBe(true);
    },
  );

  it('proves a round of a machine without free spins', () => {
    const checks = verifyRound(hkSlotsV1, play(7, hkSlotsV1), evidence(serverSeed, 7, hkSlotsV1));

    expect(checks.every(({ holds }) => holds)).toBe(true);
  });

  it('proves a round in which a wild fills its reel, and refutes a window of the symbols that landed', () => {
    const expands = ({ window }: { readonly window: readonly (readonly string[])[] }) =>
      window.some((column) => column.every((symbol) => symbol === 'lighthouse'));
    const rounds = Array.from({ length: 200 }, (_, nonce) => play(nonce, lighthouseBay));
    const nonce = rounds.findIndex(({ outcome }) => outcome.spins.length === 1 && expands(outcome.spins[0]!));
    const { outcome, ...expanded } = rounds[nonce]!;
    const spin = outcome.spins[0]!;
    const window = lighthouseBay.reels.map((strip, reel) => symbolsAt(strip, spin.stops[reel]!, 3));
    const verify = (record: RecordedRound) =>
      verifyRound(lighthouseBay, record, evidence(serverSeed, nonce, lighthouseBay));

    const proven = verify({ ...expanded, outcome });
    const forged = verify({ ...expanded, outcome: { spins: [{ ...spin, window }] } });

    expect(proven.every(({ holds }) => holds)).toBe(true);
    expect(forged.filter(({ holds }) => !holds).map(({ id }) => id)).toEqual(['window']);
  });

  it('proves a round with respins, and refutes another value of a held symbol', () => {
    const rounds = Array.from({ length: 400 }, (_, nonce) => play(nonce, pearlDivers));
    const nonce = rounds.findIndex(({ outcome }) => outcome.spins[0]!.respins !== undefined);
    const round = rounds[nonce]!;
    const spin = round.outcome.spins[0]!;
    const respins = spin.respins!;
    const [first, ...others] = respins.held;
    const verify = (record: RecordedRound) =>
      verifyRound(pearlDivers, record, evidence(serverSeed, nonce, pearlDivers));
    const forgedRespins = { ...respins, held: [{ ...first!, payout: first!.payout + 100 }, ...others] };

    const proven = verify(round);
    const forged = verify({ ...round, outcome: { spins: [{ ...spin, respins: forgedRespins }] } });

    expect(proven.every(({ holds }) => holds)).toBe(true);
    expect(proven.find(({ id }) => id === 'wins')!.computed).toMatch(/respins: \d\.\d \d+, .* = \d+$/);
    expect(forged.filter(({ holds }) => !holds).map(({ id }) => id)).toEqual(['wins']);
  });

  it('proves a round with tumbles, and refutes another number of them', () => {
    const rounds = Array.from({ length: 200 }, (_, nonce) => play(nonce, lanternCascade));
    const nonce = rounds.findIndex(({ outcome }) => outcome.spins[0]!.tumbles === 2);
    const round = rounds[nonce]!;
    const verify = (record: RecordedRound) =>
      verifyRound(lanternCascade, record, evidence(serverSeed, nonce, lanternCascade));

    const proven = verify(round);
    const forged = verify({ ...round, outcome: { spins: [{ ...round.outcome.spins[0]!, tumbles: 3 }] } });

    expect(proven.every(({ holds }) => holds)).toBe(true);
    expect(proven.find(({ id }) => id === 'wins')!.computed).toMatch(/tumbles: 2$/);
    expect(forged.filter(({ holds }) => !holds).map(({ id }) => id)).toEqual(['wins']);
  });

  it('lists the wins of every window of tumbles, and the scatters of the last one, which add up to the payout', () => {
    const { symbol } = lanternCascade.scatter;
    const rounds = Array.from({ length: 3_000 }, (_, nonce) => play(nonce, lanternCascade));
    const nonces = rounds.flatMap(({ outcome }, nonce) => {
      const { tumbles = 0, scatterWin } = outcome.spins[0]!;
      return tumbles > 1 && scatterWin ? [nonce] : [];
    });
    expect(nonces).not.toEqual([]);

    for (const nonce of nonces) {
      const round = rounds[nonce]!;
      const wins = verifyRound(lanternCascade, round, evidence(serverSeed, nonce, lanternCascade)).find(
        ({ id }) => id === 'wins',
      )!;
      const amounts = [...wins.computed.matchAll(/: \d [a-z-]+ (\d+)/g)].map(([, amount]) => Number(amount));

      expect(wins.recorded).toBe(wins.computed);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(round.payout);
      expect(wins.computed).toMatch(/\| tumble 1 × 2: \d+ ways: /);
      expect(wins.computed).toMatch(new RegExp(`last window: \\d ${symbol} \\d+ `));
    }
  });

  it('proves a round with clusters, and refutes another position of one', () => {
    const rounds = Array.from({ length: 50 }, (_, nonce) => play(nonce, koiGarden));
    const nonce = rounds.findIndex(({ outcome }) => outcome.spins[0]!.clusterWins!.length > 0);
    const round = rounds[nonce]!;
    const spin = round.outcome.spins[0]!;
    const [first, ...others] = spin.clusterWins!;
    const verify = (record: RecordedRound) =>
      verifyRound(koiGarden, record, evidence(serverSeed, nonce, koiGarden));
    const moved = { ...first!, positions: [{ reel: 5, row: 4 }, ...first!.positions.slice(1)] };

    const proven = verify(round);
    const forged = verify({
      ...round,
      outcome: { spins: [{ ...spin, clusterWins: [moved, ...others] }] },
    });

    expect(proven.every(({ holds }) => holds)).toBe(true);
    expect(proven.find(({ id }) => id === 'wins')!.computed).toMatch(/cluster \d\.\d .*: \d+ [a-z-]+ \d+/);
    expect(forged.filter(({ holds }) => !holds).map(({ id }) => id)).toEqual(['wins']);
  });

  it('proves a round after a JSON round trip', () => {
    const exported = JSON.parse(JSON.stringify(play(featureNonce))) as RecordedRound;

    const checks = verifyRound(hkSlots, exported, evidence(serverSeed, featureNonce));

    expect(checks.every(({ holds }) => holds)).toBe(true);
  });

  it('lists all spins, a payout for each and their sum', () => {
    const round = play(featureNonce);
    const checks = verifyRound(hkSlots, round, evidence(serverSeed, featureNonce));
    const computedOf = (id: string) => checks.find((each) => each.id === id)!.computed;

    expect(computedOf('stops').split(' / ')).toHaveLength(round.outcome.spins.length);
    expect(computedOf('wins')).toMatch(/free spins: \d+ \/ × 2: /);
    expect(computedOf('payout')).toMatch(new RegExp(` \\+ .* = ${round.payout}$`));
  });

  const round = play(winningNonce);
  const feature = play(featureNonce);
  const [spin] = round.outcome.spins;
  const [win] = spin!.lineWins;
  const otherStops = spin!.stops.map((stop, reel) => (stop + 1) % hkSlots.reels[reel]!.length);
  const { payout: otherPayout, spins: otherSpins } = evaluateRound(withoutFreeSpins(), otherStops, 100);

  /** Without free spins, any stops are a whole round. */
  function withoutFreeSpins(): SlotMachine {
    return { ...hkSlots, freeSpins: null };
  }

  const withSpin = (change: Partial<SpinOutcome>): RecordedRound => ({
    ...round,
    outcome: { spins: [{ ...spin!, ...change }] },
  });
  const withLastSpin = (change: Partial<SpinOutcome>): RecordedRound => ({
    ...feature,
    outcome: { spins: feature.outcome.spins.with(-1, { ...feature.outcome.spins.at(-1)!, ...change }) },
  });

  it.each<{ lie: string; forged: RecordedRound; caught: string[] }>([
    {
      lie: 'another promise',
      forged: { ...round, proof: { ...round.proof, serverSeedHash: sha256('another') } },
      caught: ['seed'],
    },
    {
      lie: 'another machine',
      forged: { ...round, proof: { ...round.proof, parHash: sha256('another') } },
      caught: ['machine'],
    },
    {
      lie: 'another symbol in the window',
      forged: withSpin({ window: otherSpins[0]!.window }),
      caught: ['window'],
    },
    { lie: 'a smaller payout', forged: { ...round, payout: round.payout - 1 }, caught: ['payout'] },
    {
      lie: 'a smaller payout of its spin alone',
      forged: withSpin({ payout: round.payout - 1 }),
      caught: ['payout'],
    },
    { lie: 'a missing win', forged: withSpin({ lineWins: spin!.lineWins.slice(1) }), caught: ['wins'] },
    {
      lie: 'a win on another line',
      forged: withSpin({ lineWins: [{ ...win!, line: win!.line + 1 }, ...spin!.lineWins.slice(1)] }),
      caught: ['wins'],
    },
    {
      lie: 'a win by ways that was not there',
      forged: withSpin({ wayWins: [{ symbol: 'jack', count: 3, ways: 1, payout: 10 }] }),
      caught: ['wins'],
    },
    {
      lie: 'a scatter win that was not there',
      forged: withSpin({ scatterWin: { symbol: 'ferry-lantern', count: 5, payout: 5_000 } }),
      caught: ['wins'],
    },
    { lie: 'free spins that were not won', forged: withSpin({ freeSpinsWon: 8 }), caught: ['wins'] },
    {
      lie: 'a whole other spin, consistent in itself',
      forged: { ...round, payout: otherPayout, outcome: { spins: otherSpins } },
      caught: ['stops', 'window'],
    },
    {
      lie: 'free spins left out',
      forged: { ...feature, outcome: { spins: feature.outcome.spins.slice(0, -1) } },
      caught: ['stops', 'window', 'wins', 'payout'],
    },
    { lie: 'another multiplier in a free spin', forged: withLastSpin({ multiplier: 1 }), caught: ['wins'] },
    {
      lie: 'other stops in a free spin',
      forged: withLastSpin({ stops: [0, 0, 0, 0, 0] }),
      caught: ['stops'],
    },
  ])('detects $lie', ({ forged, caught }) => {
    const { nonce } = forged.proof;

    const failed = verifyRound(hkSlots, forged, evidence(serverSeed, nonce)).filter(({ holds }) => !holds);

    expect(failed.map(({ id }) => id)).toEqual(expect.arrayContaining(caught));
    expect(failed.length).toBeGreaterThan(0);
  });

  it('detects a seed other than the committed one', () => {
    const checks = verifyRound(hkSlots, round, evidence('f'.repeat(64), winningNonce));

    expect(checks.filter(({ holds }) => holds).map(({ id }) => id)).toEqual(['machine']);
  });

  it('detects a machine with other pays than the published one', () => {
    const meaner = {
      ...hkSlots,
      payTable: Object.fromEntries(
        Object.entries(hkSlots.payTable).map(([symbol, pays]) => [symbol, pays.map((pay) => pay * 2)]),
      ),
    };

    const failed = verifyRound(meaner, round, evidence(serverSeed, winningNonce, meaner)).filter(
      ({ holds }) => !holds,
    );

    expect(failed.map(({ id }) => id)).toEqual(['machine', 'wins', 'payout']);
  });

  it('throws for a record whose stake does not split into the parts', () => {
    expect(() => verifyRound(hkSlots, { ...round, stake: 30 }, evidence(serverSeed, winningNonce))).toThrow(
      RangeError,
    );
  });
});
