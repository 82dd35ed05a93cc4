import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPublishedVersions, type ParSheet } from '../par-sheets';
import type { SlotMachine } from '../slots/machine';
import { findMachine } from '../slots/machines';
import { basePhase, freePhase } from '../slots/phase';
import { spinPays } from '../slots/spin-pays';
import {
  highestReachable,
  highestWin,
  highestWinsAbove,
  maximumMultiple,
  rarestShownOneIn,
} from './highest-win';
import { type PayDistribution, payStatistics } from './pay-statistics';

const folder = new URL('../../../../content/catalog/par-sheets/', import.meta.url);
const published = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as ParSheet;

/** Statistics of payouts in whole stakes, with their weights of `total` rounds; the rest pays nothing. */
function statisticsOf(total: bigint, paying: readonly (readonly [multiple: number, weight: bigint])[]) {
  const rest = paying.reduce((left, [, weight]) => left - weight, total);
  const pays = [[0, rest] as const, ...paying].map(([parts, weight]) => ({ parts, weight }));
  return payStatistics({ pays, total } satisfies PayDistribution, 1);
}

describe('highestWin', () => {
  it('is the maximum while it occurs once in 100 million rounds', () => {
    const figures = statisticsOf(100_000_000n, [
      [3, 1_000n],
      [500, 1n],
    ]);

    expect(highestWin(figures)).toEqual({ multiple: 500, isOver: false, oneIn: 100_000_000 });
  });

  it('is every win above a band edge when the maximum is rarer', () => {
    const figures = statisticsOf(100_000_001n, [
      [3, 1_000n],
      [150, 7n],
      [500, 1n],
    ]);

    expect(highestWin(figures)).toEqual({ multiple: 100, isOver: true, oneIn: 12_500_001 });
  });

  it('counts all wins above the edge together, across bands', () => {
    const figures = statisticsOf(10n ** 30n, [
      [150, 10n ** 23n],
      [300, 10n ** 20n],
      [4_000, 1n],
    ]);

    expect(highestWin(figures)).toMatchObject({ multiple: 100, isOver: true });
    // 10^30 / (10^23 + 10^20 + 1), rounded up.
    expect(highestWin(figures).oneIn).toBe(9_990_010);
  });

  it('shows nothing rarer than 1 in 100 million, and the highest edge that is not', () => {
    const multiple = fc.integer({ min: 1, max: 5_000 });
    const weight = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(multiple, weight), { selector: ([at]) => at, minLength: 1 }),
        (pays) => {
          const total = 10n ** 16n;
          const rising = pays.toSorted(([left], [right]) => left - right);
          const weightAbove = (edge: number) =>
            rising.reduce((sum, [at, each]) => (at > edge ? sum + each : sum), 0n);
          fc.pre(weightAbove(0) * BigInt(rarestShownOneIn) >= total);

          const shown = highestWin(statisticsOf(total, rising));

          expect(shown.oneIn).toBeLessThanOrEqual(rarestShownOneIn);
          const [highest, weightOfHighest] = rising.at(-1)!;
          expect(shown.isOver).toBe(weightOfHighest * BigInt(rarestShownOneIn) < total);
          if (!shown.isOver) {
            expect(shown.multiple).toBe(highest);
            return;
          }
          expect(BigInt(shown.oneIn)).toBe(
            (total + weightAbove(shown.multiple) - 1n) / weightAbove(shown.multiple),
          );
          const higherEdges = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000].filter(
            (edge) => edge > shown.multiple,
          );
          for (const edge of higherEdges)
            expect(weightAbove(edge) * BigInt(rarestShownOneIn)).toBeLessThan(total);
        },
      ),
      { seed: 71, numRuns: 300 },
    );
  });

  it('throws when no win is frequent enough', () => {
    expect(() => highestWinsAbove(statisticsOf(10n ** 12n, [[5, 1n]]).bands)).toThrow(RangeError);
  });
});

describe('highestWin of choices', () => {
  const widest = statisticsOf(1_000n, [[100, 10n]]);
  const choiceOf = (choice: string, multiple: number, oneIn: string) => ({
    choice,
    maximumWin: { multiple, oneIn },
  });
  const highestOf = (...choices: ReturnType<typeof choiceOf>[]) =>
    highestWin({ ...widest, widest: 'bold', choices: [choiceOf('bold', 100, '100'), ...choices] });

  it('is of the choice with the highest reachable win, not of the one with the highest variance', () => {
    expect(highestOf(choiceOf('rare', 500, '100000000'), choiceOf('rarer', 900, '100000001'))).toEqual({
      multiple: 500,
      isOver: false,
      oneIn: 100_000_000,
      choice: 'rare',
    });
  });

  it('is of the choice that pays it most often where several pay the same', () => {
    expect(highestOf(choiceOf('rare', 500, '9000'), choiceOf('frequent', 500, '800')).choice).toBe(
      'frequent',
    );
  });

  it('has a maximum over all choices, however rare', () => {
    expect(maximumMultiple({ ...widest, choices: [choiceOf('rarer', 900, '100000001')] })).toBe(900);
    expect(maximumMultiple(widest)).toBe(100);
  });

  it('names the choice that its bands are of', () => {
    expect(highestOf(choiceOf('safe', 2, '3'))).toMatchObject({ multiple: 100, choice: 'bold' });
  });
});

describe('highestWin of published versions', () => {
  it.each([
    ['hk-slots', { multiple: 2_000, isOver: true, oneIn: 1_286_661 }],
    ['jade-fortune', { multiple: 500, isOver: true, oneIn: 62_806 }],
    ['lighthouse-bay', { multiple: 500, isOver: true, oneIn: 623_741 }],
    ['pearl-divers', { multiple: 500, isOver: true, oneIn: 20_214 }],
    ['lantern-cascade', { multiple: 2_087.4, isOver: false, oneIn: 13_033_152 }],
    ['koi-garden', { multiple: 1_002.7, isOver: false, oneIn: 390_168 }],
    ['neon-tiger', { multiple: 100, isOver: false, oneIn: 11_025 }],
    ['dragon-scratch', { multiple: 5_000, isOver: false, oneIn: 500_000 }],
    ['video-poker', { multiple: 800, isOver: false, oneIn: 40_170 }],
    ['keno', { multiple: 10_000, isOver: false, oneIn: 27_343_888, choice: '9 picks, high risk' }],
    ['mines', { multiple: 9_193.38, isOver: false, oneIn: 9_287, choice: '9 mines, 13 stones' }],
  ])('returns the highest reachable win of %s', (id, highest) => {
    expect(highestWin(published(`${id}.json`))).toEqual(highest);
  });

  it.each(listPublishedVersions().map(({ file }) => file))(
    'occurs at least once in 100 million rounds: %s',
    (file) => {
      expect(highestWin(published(file)).oneIn).toBeLessThanOrEqual(rarestShownOneIn);
    },
  );

  it.each(['hk-slots', 'jade-fortune', 'lighthouse-bay'])(
    'agrees with a second computation in floating point: %s',
    { timeout: 60_000 },
    (id) => {
      const { multiple, oneIn } = highestWin(published(`${id}.json`));

      const probability = probabilityAbove(findMachine(id) as SlotMachine, multiple);

      // `oneIn` is rounded up to the next whole round.
      expect(Math.abs(probability * oneIn - 1)).toBeLessThan(2 / oneIn);
    },
  );
});

type Chance = ReturnType<typeof spinPays>[number] & { readonly chance: number };

/**
 * The probability that a round pays more than a multiple of its stake, by the discrete Fourier transform in doubles. It shares only the
 * odds of a single spin with the exact distribution.
 */
function probabilityAbove(machine: SlotMachine, multiple: number): number {
  const most = machine.freeSpins?.most ?? 0;
  const base = chancesOf(spinPays(machine, basePhase(machine)));
  const free = machine.freeSpins ? chancesOf(spinPays(machine, freePhase(machine.freeSpins))) : [];
  const highest = (spins: readonly Chance[]) => Math.max(0, ...spins.map(({ parts }) => parts));
  const length = 2 ** Math.ceil(Math.log2(highest(base) + most * highest(free) + 1));
  const baseWaves = wavesByAward(base, length);
  const freeWaves = wavesByAward(free, length);

  /** States of the free spins, each after those that follow from it. */
  const courses: { readonly left: number; readonly following: readonly number[] }[] = [];
  const known = new Map<string, number>();
  const place = (left: number, won: number): number => {
    const before = known.get(`${left} ${won}`);
    if (before !== undefined) return before;
    const following = left === 0 ? [] : freeWaves.map(({ award }) => placeAfter(left - 1, won, award));
    known.set(`${left} ${won}`, courses.length);
    return courses.push({ left, following }) - 1;
  };
  const placeAfter = (left: number, won: number, award: number) => {
    const granted = Math.min(award, most - won);
    return place(left + granted, won + granted);
  };
  const starts = baseWaves.map(({ award }) => placeAfter(0, 0, award));

  const sum = { real: new Float64Array(length), imaginary: new Float64Array(length) };
  const real = new Float64Array(courses.length);
  const imaginary = new Float64Array(courses.length);
  // The transform of real values is mirrored: its second half follows from the first.
  for (let at = 0; at <= length / 2; at += 1) {
    courses.forEach(({ left, following }, course) => {
      real[course] = left === 0 ? 1 : 0;
      imaginary[course] = 0;
      for (let index = 0; index < following.length; index += 1) {
        const { wave } = freeWaves[index]!;
        const next = following[index]!;
        real[course]! += wave.real[at]! * real[next]! - wave.imaginary[at]! * imaginary[next]!;
        imaginary[course]! += wave.real[at]! * imaginary[next]! + wave.imaginary[at]! * real[next]!;
      }
    });
    starts.forEach((start, index) => {
      const { wave } = baseWaves[index]!;
      sum.real[at]! += wave.real[at]! * real[start]! - wave.imaginary[at]! * imaginary[start]!;
      // Conjugated, so that the same transform is its own inverse.
      sum.imaginary[at]! -= wave.real[at]! * imaginary[start]! + wave.imaginary[at]! * real[start]!;
    });
  }
  for (let at = 1; at < length / 2; at += 1) {
    sum.real[length - at] = sum.real[at]!;
    sum.imaginary[length - at] = -sum.imaginary[at]!;
  }
  transform(sum);
  return sum.real
    .subarray(multiple * machine.stakeParts + 1)
    .reduce((total, each) => total + each / length, 0);
}

function chancesOf(spins: ReturnType<typeof spinPays>): Chance[] {
  const all = spins.reduce((sum, { combinations }) => sum + combinations, 0);
  return spins.map((spin) => ({ ...spin, chance: spin.combinations / all }));
}

function wavesByAward(spins: readonly Chance[], length: number) {
  return [...new Set(spins.map(({ award }) => award))].map((award) => {
    const wave = { real: new Float64Array(length), imaginary: new Float64Array(length) };
    for (const spin of spins) if (spin.award === award) wave.real[spin.parts]! += spin.chance;
    transform(wave);
    return { award, wave };
  });
}

/** The fast Fourier transform in place; the length is a power of two. */
function transform({ real, imaginary }: { real: Float64Array; imaginary: Float64Array }): void {
  const { length } = real;
  for (let at = 1, mirrored = 0; at < length; at += 1) {
    let bit = length >> 1;
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit;
    mirrored ^= bit;
    if (at >= mirrored) continue;
    [real[at], real[mirrored]] = [real[mirrored]!, real[at]!];
    [imaginary[at], imaginary[mirrored]] = [imaginary[mirrored]!, imaginary[at]!];
  }
  for (let size = 2; size <= length; size *= 2) {
    const half = size / 2;
    for (let offset = 0; offset < half; offset += 1) {
      const angle = (-2 * Math.PI * offset) / size;
      const cosine = Math.cos(angle);
      const sine = Math.sin(angle);
      for (let at = offset; at < length; at += size) {
        const other = at + half;
        const turnedReal = real[other]! * cosine - imaginary[other]! * sine;
        const turnedImaginary = real[other]! * sine + imaginary[other]! * cosine;
        real[other] = real[at]! - turnedReal;
        imaginary[other] = imaginary[at]! - turnedImaginary;
        real[at]! += turnedReal;
        imaginary[at]! += turnedImaginary;
      }
    }
  }
}

describe('highestReachable', () => {
  const pays = (highest: bigint) => [
    { parts: 0, weight: 100_000_000n - highest - 2n },
    { parts: 300, weight: 2n },
    { parts: 900, weight: highest },
  ];

  it('is the highest payout while it occurs once in 100 million rounds', () => {
    expect(highestReachable({ pays: pays(1n), total: 100_000_000n })).toBe(900);
  });

  it('is a lower payout where the highest is rarer', () => {
    expect(highestReachable({ pays: pays(1n), total: 200_000_000n })).toBe(300);
  });
});
