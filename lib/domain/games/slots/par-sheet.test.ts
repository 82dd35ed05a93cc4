import { describe, expect, it } from 'vitest';
import { hkSlots } from './hk-slots/machine';
import { hkSlotsV1 } from './hk-slots/v1/machine';
import type { RespinRules, SlotMachine } from './machine';
import { canonicalMachine, slotsParSheet } from './par-sheet';

/** One respin after a single bell, with a value of 3 and a grand prize of 30. */
const oneRespin: RespinRules = {
  symbol: 'bell',
  from: 1,
  count: 1,
  hits: 1,
  outOf: 2,
  values: [{ multiple: 3, weight: 1 }],
  grand: 30,
};

describe('slotsParSheet', () => {
  // Two reels of four and two stops. Of 8 combinations one pays 12 (cherry, cherry), and one pays 4 (cherry, then bell).
  const tiny: SlotMachine = {
    id: 'tiny',
    version: 3,
    symbols: ['wild', 'star', 'cherry', 'bell'],
    wild: 'wild',
    scatter: { symbol: 'star', pays: [0, 5] },
    reels: [
      ['cherry', 'bell', 'bell', 'bell'],
      ['cherry', 'bell'],
    ],
    rows: 1,
    lines: [
      [0, 0],
      [0, 0],
    ],
    stakeParts: 2,
    payTable: { cherry: [2, 6] },
    freeSpins: null,
    stakes: { gold: [2], sweeps: [2] },
  };

  it('returns the figures of a small machine that was counted by hand', () => {
    const none = { numerator: '0', denominator: '1', basisPoints: 0 };
    const all = { numerator: '1', denominator: '1', basisPoints: 10_000 };
    const eighth = { numerator: '1', denominator: '8', basisPoints: 1_250 };

    expect(slotsParSheet(tiny)).toEqual({
      gameId: 'tiny',
      version: 3,
      family: 'slots',
      combinations: 8,
      rtp: { total: all, lines: all, scatter: none },
      hitRate: { numerator: '1', denominator: '4', basisPoints: 2_500 },
      aboveStakeRate: { numerator: '1', denominator: '4', basisPoints: 2_500 },
      // In stakes: once 6, once 2, six times 0; the mean is 1 and the variance (36 + 4) / 8 − 1.
      standardDeviation: 2,
      maximumWin: { multiple: 6, oneIn: '8' },
      bands: [
        { above: 0, upTo: 1, share: none, oneIn: null },
        { above: 1, upTo: 2, share: eighth, oneIn: '8' },
        { above: 2, upTo: 5, share: none, oneIn: null },
        { above: 5, upTo: 10, share: eighth, oneIn: '8' },
      ],
      freeSpins: null,
    });
  });

  it('does not count a payout of exactly the stake as above it', () => {
    const even = { ...tiny, payTable: { cherry: [1, 1] } };

    const { hitRate, aboveStakeRate } = slotsParSheet(even);

    expect(hitRate.basisPoints).toBe(2_500);
    expect(aboveStakeRate.basisPoints).toBe(0);
  });

  it('returns the free spin figures that were counted by hand', () => {
    // A star on reel 1 awards two free spins; one of two stops of a free spin pays one stake. A spin of the bell pays nothing.
    const feature: SlotMachine = {
      ...tiny,
      scatter: { symbol: 'star', pays: [] },
      reels: [['star', 'bell']],
      lines: [[0]],
      stakeParts: 1,
      payTable: { cherry: [1] },
      freeSpins: { awards: [2], retriggers: [], most: 9, multiplier: 1, reels: [['cherry', 'bell']] },
    };
    const half = { numerator: '1', denominator: '2', basisPoints: 5_000 };

    const { rtp, freeSpins, hitRate, maximumWin, standardDeviation } = slotsParSheet(feature);

    expect(rtp.total).toEqual(half);
    expect(rtp.freeSpins).toEqual(half);
    expect(freeSpins).toEqual({ combinations: 2, triggerRate: half, spinsPerFeature: 2 });
    // In eighths of rounds: four without free spins, one with no win in both, two with one, one with two.
    expect(hitRate).toEqual({ numerator: '3', denominator: '8', basisPoints: 3_750 });
    expect(maximumWin).toEqual({ multiple: 2, oneIn: '8' });
    expect(standardDeviation).toBe(0.707);
  });

  it('returns the respin figures that were counted by hand', () => {
    // A bell in one of two stops begins one respin of the other reel, which fills the window in half of its cases.
    const feature: SlotMachine = {
      ...tiny,
      reels: [['bell', 'plum'], ['plum']],
      lines: [[0, 0]],
      stakeParts: 1,
      payTable: { cherry: [1] },
      respins: oneRespin,
    };
    const half = { numerator: '1', denominator: '2', basisPoints: 5_000 };
    const quarter = { numerator: '1', denominator: '4', basisPoints: 2_500 };

    const { rtp, respins, freeSpins, hitRate, maximumWin } = slotsParSheet(feature);

    // In quarters of rounds: two without respins, one with one value, one with two values and the grand prize.
    expect(rtp.total).toEqual({ numerator: '39', denominator: '4', basisPoints: 97_500 });
    expect(rtp.respins).toEqual(rtp.total);
    expect(respins).toEqual({ triggerRate: half, respinsPerFeature: 1, fullRate: quarter });
    expect(freeSpins).toBeNull();
    expect(hitRate).toEqual(half);
    expect(maximumWin).toEqual({ multiple: 36, oneIn: '4' });
  });

  it('returns the tumble figures that were counted by hand', () => {
    // One reel of three stops; a cherry pays 2, and again twice that where the cherry above falls in its place.
    const feature: SlotMachine = {
      ...tiny,
      reels: [['cherry', 'cherry', 'bell']],
      lines: [],
      stakeParts: 2,
      payTable: { cherry: [2] },
      tumbles: { multipliers: [1, 2], most: 5 },
    };
    const third = { numerator: '1', denominator: '3', basisPoints: 3_333 };
    const twoThirds = { numerator: '2', denominator: '3', basisPoints: 6_666 };

    const { rtp, tumbles, hitRate, maximumWin } = slotsParSheet(feature);

    expect(rtp.ways).toEqual(twoThirds);
    expect(rtp.tumbles).toEqual(twoThirds);
    expect(tumbles).toEqual({ triggerRate: twoThirds, tumblesPerCascade: 1.5, reached: [twoThirds, third] });
    expect(hitRate).toEqual(twoThirds);
    expect(maximumWin).toEqual({ multiple: 3, oneIn: '3' });
  });

  it('names the return `ways` for a machine that pays by ways', () => {
    expect(Object.keys(slotsParSheet({ ...tiny, lines: [] }).rtp)).toEqual(['total', 'ways', 'scatter']);
  });

  it('names the return `clusters` for a machine that pays by clusters', () => {
    const { rtp } = slotsParSheet({ ...tiny, lines: [], clusterSizes: [1, 2] });

    // Both cherries are one cluster in one of 8 combinations, and a single one in 4; the stake has two parts.
    expect(rtp.clusters).toEqual({ numerator: '7', denominator: '8', basisPoints: 8_750 });
    expect(Object.keys(rtp)).toEqual(['total', 'clusters', 'scatter']);
  });

  it('throws for a machine with more combinations than can be counted exactly', () => {
    const reel = Array.from({ length: 2_000 }, () => 'bell');
    const endless = { ...tiny, reels: [reel, reel, reel, reel, reel] };

    expect(() => slotsParSheet(endless)).toThrow(RangeError);
  });
});

describe('canonicalMachine', () => {
  it('returns the same text for any order of properties', () => {
    const backwards = Object.fromEntries(Object.entries(hkSlots).reverse()) as unknown as SlotMachine;
    const shuffled = {
      ...backwards,
      payTable: Object.fromEntries(Object.entries(hkSlots.payTable).reverse()),
    };

    expect(canonicalMachine(shuffled)).toBe(canonicalMachine(hkSlots));
  });

  it.each<[string, Partial<SlotMachine>]>([
    ['version', { version: 3 }],
    ['symbols', { symbols: [...hkSlots.symbols].reverse() }],
    ['wild', { wild: 'dragon' }],
    ['expansion of wilds', { wildsExpand: true }],
    ['scatter', { scatter: { ...hkSlots.scatter, pays: [0, 0, 2, 10, 51] } }],
    ['rows', { rows: 4 }],
    ['reels', { reels: hkSlots.reels.map((each, reel) => (reel === 4 ? [...each].reverse() : each)) }],
    ['lines', { lines: [...hkSlots.lines].reverse() }],
    ['pay table', { payTable: { ...hkSlots.payTable, jack: [0, 0, 10, 40, 151] } }],
    ['stake parts', { stakeParts: 25 }],
    ['sizes of clusters', { clusterSizes: [5, 6, 7, 8, 9] }],
    ['free spins', { freeSpins: { ...hkSlots.freeSpins!, most: 29 } }],
    ['lack of free spins', { freeSpins: null }],
    ['respins', { respins: { ...oneRespin, grand: 31 } }],
    ['tumbles', { tumbles: { multipliers: [1, 2], most: 3 } }],
    ['stakes', { stakes: { ...hkSlots.stakes, sweeps: [20] } }],
  ])('changes with the %s', (_, change) => {
    expect(canonicalMachine({ ...hkSlots, ...change })).not.toBe(canonicalMachine(hkSlots));
  });

  it('omits absent features, so that older texts stay unchanged', () => {
    const text = canonicalMachine(hkSlotsV1);

    expect(text).not.toContain('freeSpins');
    expect(text).not.toContain('wildsExpand');
    expect(text).not.toContain('clusterSizes');
    expect(text).not.toContain('respins');
    expect(text).not.toContain('tumbles');
    expect(text).not.toContain('stakeParts');
    expect(canonicalMachine(hkSlots)).toContain('"freeSpins":{"awards":[0,0,8,10,12],"retriggers":[0,0,5],');
  });
});
