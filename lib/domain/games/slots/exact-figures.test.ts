import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { featureFrequency } from './feature-frequency';
import type { SlotMachine } from './machine';
import { naiveRounds } from './naive-rounds-fixture';
import { payDistribution } from './pay-distribution';
import { returnToPlayer } from './return-to-player';
import { drawRound, evaluateRound } from './round-fixture';

function lowest(numerator: bigint, denominator: bigint): string {
  let [left, right] = [numerator, denominator];
  while (right > 0n) [left, right] = [right, left % right];
  return `${numerator / left}/${denominator / left}`;
}

function fractionText(exact: { numerator: bigint; denominator: bigint } | undefined): string {
  return exact ? `${exact.numerator}/${exact.denominator}` : '0/1';
}

const symbols = ['wild', 'star', 'bell', 'plum', 'fig'];
const strip = (maxLength: number) => fc.array(fc.constantFrom(...symbols), { minLength: 1, maxLength });
const strips = fc.array(strip(4), { minLength: 3, maxLength: 3 });
const counts = (max: number, maxLength: number) => fc.array(fc.nat({ max }), { maxLength });
const pays = fc.array(fc.nat({ max: 50 }), { minLength: 3, maxLength: 3 });

const anyFreeSpins = fc.record({
  awards: counts(3, 4),
  retriggers: counts(2, 4),
  most: fc.integer({ min: 1, max: 3 }),
  multiplier: fc.integer({ min: 1, max: 3 }),
  reels: fc.array(strip(3), { minLength: 3, maxLength: 3 }),
});

const anyRespins = fc.record({
  symbol: fc.constantFrom('plum', 'fig', 'bell'),
  from: fc.integer({ min: 1, max: 3 }),
  count: fc.integer({ min: 1, max: 2 }),
  hits: fc.nat({ max: 2 }),
  outOf: fc.integer({ min: 2, max: 5 }),
  values: fc.array(fc.record({ multiple: fc.nat({ max: 9 }), weight: fc.integer({ min: 1, max: 2 }) }), {
    minLength: 1,
    maxLength: 2,
  }),
  grand: fc.nat({ max: 30 }),
});

/** Small machines with every feature of the data: wilds on reel 1 that pay, wilds that expand, stacks, several scatters per reel. */
const anyMachine: fc.Arbitrary<SlotMachine> = fc
  .record({
    reels: strips,
    rows: fc.integer({ min: 1, max: 3 }),
    payTable: fc.record({ wild: pays, bell: pays, plum: pays }, { requiredKeys: ['bell'] }),
    scatterPays: counts(9, 4),
    lineSeed: fc.array(fc.array(fc.nat({ max: 2 }), { minLength: 3, maxLength: 3 }), { maxLength: 5 }),
    moreParts: fc.nat({ max: 2 }),
    freeSpins: fc.option(anyFreeSpins),
    wildsExpand: fc.boolean(),
  })
  .map(({ reels, rows, payTable, scatterPays, lineSeed, moreParts, freeSpins, wildsExpand }) => ({
    id: 'any',
    version: 1,
    symbols,
    wild: 'wild',
    wildsExpand,
    scatter: { symbol: 'star', pays: scatterPays },
    reels,
    rows,
    lines: lineSeed.map((line) => line.map((row) => row % rows)),
    stakeParts: Math.max(1, lineSeed.length + moreParts),
    payTable: payTable as Record<string, number[]>,
    freeSpins,
    stakes: { gold: [], sweeps: [] },
  }));

/** The same machines with two reels of two rows and with respins; larger windows have too many courses to play each. */
const anyRespinMachine: fc.Arbitrary<SlotMachine> = fc
  .tuple(anyMachine, anyRespins)
  .map(([machine, respins]) => ({
    ...machine,
    reels: machine.reels.slice(0, 2),
    rows: 2,
    lines: machine.lines.map((line) => line.slice(0, 2).map((row) => row % 2)),
    freeSpins: machine.freeSpins && {
      ...machine.freeSpins,
      most: Math.min(2, machine.freeSpins.most),
      reels: machine.freeSpins.reels.slice(0, 2),
    },
    respins,
  }));

describe('exact figures against every round of a naive engine', () => {
  it('return the same fraction for every part of the RTP', () => {
    fc.assert(
      fc.property(anyMachine, (machine) => {
        const { sums } = naiveRounds(machine);
        const staked = sums.total * BigInt(machine.stakeParts);

        const { total, lines, ways, scatter, freeSpins } = returnToPlayer(machine);

        expect(fractionText(machine.lines.length > 0 ? lines : ways)).toBe(lowest(sums.symbols, staked));
        expect(fractionText(scatter)).toBe(lowest(sums.scatter, staked));
        expect(fractionText(freeSpins)).toBe(lowest(sums.freeSpins, staked));
        expect(fractionText(total)).toBe(lowest(sums.symbols + sums.scatter + sums.freeSpins, staked));
      }),
      { seed: 51, numRuns: 400 },
    );
  });

  it('weigh every payout with the same share', () => {
    fc.assert(
      fc.property(anyMachine, (machine) => {
        const { weights, sums } = naiveRounds(machine);

        const { pays: found, total } = payDistribution(machine);

        expect(found.map(({ parts, weight }) => [parts, lowest(weight, total)])).toEqual(
          [...weights]
            .sort(([left], [right]) => left - right)
            .map(([parts, weight]) => [parts, lowest(weight, sums.total)]),
        );
      }),
      { seed: 52, numRuns: 400 },
    );
  });

  it('match the trigger rate and the number of free spins', () => {
    const withFreeSpins = fc.tuple(anyMachine, anyFreeSpins).map(([machine, rules]) => ({ machine, rules }));
    let triggered = 0;

    fc.assert(
      fc.property(withFreeSpins, ({ machine, rules }) => {
        const { sums } = naiveRounds({ ...machine, freeSpins: rules });

        const { triggerRate, spinsPerRound } = featureFrequency(machineWith(machine, rules), rules);

        if (sums.triggers > 0n) triggered += 1;
        expect(fractionText(triggerRate)).toBe(lowest(sums.triggers, sums.total));
        expect(fractionText(spinsPerRound)).toBe(lowest(sums.played, sums.total));
      }),
      { seed: 53, numRuns: 250 },
    );
    expect(triggered).toBeGreaterThan(50);
  });
});

describe('exact figures of respins against every round of a naive engine', () => {
  it('return the same fraction for every part of the RTP', () => {
    let paying = 0;

    fc.assert(
      fc.property(anyRespinMachine, (machine) => {
        const { sums } = naiveRounds(machine);
        const staked = sums.total * BigInt(machine.stakeParts);

        const { total, respins, freeSpins } = returnToPlayer(machine);

        if (sums.respins > 0n) paying += 1;
        expect(fractionText(respins)).toBe(lowest(sums.respins, staked));
        expect(fractionText(freeSpins)).toBe(lowest(sums.freeSpins, staked));
        expect(fractionText(total)).toBe(
          lowest(sums.symbols + sums.scatter + sums.freeSpins + sums.respins, staked),
        );
      }),
      { seed: 54, numRuns: 200 },
    );
    expect(paying).toBeGreaterThan(50);
  });

  it('weigh every payout with the same share', () => {
    fc.assert(
      fc.property(anyRespinMachine, (machine) => {
        const { weights, sums } = naiveRounds(machine);

        const { pays: found, total } = payDistribution(machine);

        expect(found.map(({ parts, weight }) => [parts, lowest(weight, total)])).toEqual(
          [...weights]
            .sort(([left], [right]) => left - right)
            .map(([parts, weight]) => [parts, lowest(weight, sums.total)]),
        );
      }),
      { seed: 55, numRuns: 200 },
    );
  });
});

function machineWith(machine: SlotMachine, freeSpins: SlotMachine['freeSpins']): SlotMachine {
  return { ...machine, freeSpins };
}

describe('exact figures against every round of the product engine', () => {
  const small: SlotMachine = {
    id: 'small',
    version: 1,
    symbols,
    wild: 'wild',
    scatter: { symbol: 'star', pays: [0, 1, 3] },
    reels: [
      ['wild', 'star'],
      ['bell', 'star', 'wild'],
    ],
    rows: 1,
    lines: [[0, 0]],
    stakeParts: 1,
    payTable: { wild: [1, 7], bell: [0, 4] },
    freeSpins: {
      awards: [1, 2],
      retriggers: [1, 2],
      most: 4,
      multiplier: 3,
      reels: [
        ['bell', 'star', 'wild'],
        ['star', 'bell'],
      ],
    },
    stakes: { gold: [1], sweeps: [1] },
  };
  const ways = { ...small, rows: 2, lines: [], stakeParts: 5 };
  const expanding = {
    ...small,
    rows: 2,
    wildsExpand: true,
    lines: [
      [0, 0],
      [1, 0],
    ],
    stakeParts: 2,
  };

  /** Every list of draws of a round, weighted in units of the longest round's probability. */
  function everyRound(machine: SlotMachine): { draws: readonly number[]; weight: bigint }[] {
    const rules = machine.freeSpins!;
    const rounds: { draws: readonly number[]; weight: bigint }[] = [];
    const open: number[][] = [[]];
    for (let prefix = open.pop(); prefix; prefix = open.pop()) {
      const bounds: number[] = [];
      const script = prefix;
      const draws = drawRound(machine, {
        below(bound) {
          bounds.push(bound);
          return script[bounds.length - 1] ?? 0;
        },
      });
      for (let at = prefix.length; at < draws.length; at += 1) {
        for (let other = 1; other < bounds[at]!; other += 1) open.push([...draws.slice(0, at), other]);
      }
      const perFreeSpin = BigInt(rules.reels.reduce((product, each) => product * each.length, 1));
      const played = draws.length / machine.reels.length - 1;
      rounds.push({ draws, weight: perFreeSpin ** BigInt(rules.most - played) });
    }
    return rounds;
  }

  it.each([
    ['by lines', small],
    ['by ways', ways],
    ['with expanding wilds', expanding],
  ])('are equal for a machine that pays %s, with retriggers up to the limit', (_, machine) => {
    const rounds = everyRound(machine);
    const weights = new Map<number, bigint>();
    for (const { draws, weight } of rounds) {
      const { payout } = evaluateRound(machine, draws, machine.stakeParts);
      weights.set(payout, (weights.get(payout) ?? 0n) + weight);
    }

    const { pays: found, total } = payDistribution(machine);

    expect(found).toEqual(
      [...weights].sort(([left], [right]) => left - right).map(([parts, weight]) => ({ parts, weight })),
    );
    expect(total).toBe(rounds.reduce((sum, { weight }) => sum + weight, 0n));
    expect(Math.max(...rounds.map(({ draws }) => draws.length))).toBe(2 * (1 + 4));
  });
});
