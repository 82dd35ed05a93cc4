import { describe, expect, it } from 'vitest';
import hkSlotsSheet from '#content/catalog/par-sheets/hk-slots.json' with { type: 'json' };
import jadeFortuneSheet from '#content/catalog/par-sheets/jade-fortune.json' with { type: 'json' };
import koiGardenSheet from '#content/catalog/par-sheets/koi-garden.json' with { type: 'json' };
import lanternCascadeSheet from '#content/catalog/par-sheets/lantern-cascade.json' with { type: 'json' };
import lighthouseBaySheet from '#content/catalog/par-sheets/lighthouse-bay.json' with { type: 'json' };
import neonTigerSheet from '#content/catalog/par-sheets/neon-tiger.json' with { type: 'json' };
import pearlDiversSheet from '#content/catalog/par-sheets/pearl-divers.json' with { type: 'json' };
import { coins } from '#domain/money/coin';
import { paidByClusters } from './cluster-return';
import { featureFrequency } from './feature-frequency';
import type { FreeSpinRules, SlotMachine } from './machine';
import { findMachine, listMachines, listRetiredMachines } from './machines';
import { basePhase, freePhase, type Phase } from './phase';
import { symbolsAt } from './reel-windows';
import { respinFrequency } from './respin-frequency';
import { scattersIn } from './scatter';
import { spinPays } from './spin-pays';

describe('findMachine', () => {
  it('finds every machine by its id', () => {
    expect(listMachines().map(({ id }) => findMachine(id))).toEqual(listMachines());
  });

  it.each(['', 'HK-SLOTS', 'hk-slots ', 'constructor'])('finds no machine for %j', (id) => {
    expect(findMachine(id)).toBeUndefined();
  });
});

describe('versions of a machine', () => {
  it('have unique numbers, the current one highest', () => {
    for (const { id, version } of listMachines()) {
      const before = listRetiredMachines().filter((retired) => retired.id === id);
      const numbers = [...before, { version }].map((each) => each.version);

      expect(new Set(numbers).size).toBe(numbers.length);
      expect(Math.max(...numbers)).toBe(version);
    }
  });
});

describe.each(listMachines().map((machine) => [machine.id, machine] as const))('%s', (_, machine) => {
  const { symbols, wild, scatter, reels, rows, lines, stakeParts, payTable, freeSpins, stakes } = machine;
  const { respins, clusterSizes } = machine;

  it('uses exactly the symbols that it lists', () => {
    expect([...new Set(reels.flat())].sort()).toEqual([...symbols].sort());
    expect(new Set(symbols).size).toBe(symbols.length);
    expect(symbols.slice(0, 2)).toEqual([wild, scatter.symbol]);
  });

  it('has valid free spins: its own symbols, as many reels as the base spin, and awards within the limit', () => {
    if (!freeSpins) return;
    expect(freeSpins.reels).toHaveLength(reels.length);
    expect(freeSpins.reels.flat().filter((symbol) => !symbols.includes(symbol))).toEqual([]);
    expect(Math.max(...freeSpins.awards, ...freeSpins.retriggers)).toBeLessThanOrEqual(freeSpins.most);
    expect(Number.isSafeInteger(freeSpins.multiplier) && freeSpins.multiplier >= 1).toBe(true);
  });

  it('has valid respins: a symbol of its own, fewer to begin them than positions, and ascending values', () => {
    if (!respins) return;
    const { symbol, from, count, hits, outOf, values, grand } = respins;
    const multiples = values.map(({ multiple }) => multiple);

    expect(symbols[2]).toBe(symbol);
    expect(from).toBeLessThan(reels.length * rows);
    expect(hits).toBeLessThan(outOf);
    expect(multiples).toEqual([...new Set(multiples)].sort((left, right) => left - right));
    for (const integer of [from, count, hits, grand, ...multiples, ...values.map(({ weight }) => weight)])
      expect(Number.isSafeInteger(integer) && integer > 0).toBe(true);
  });

  it('has valid tumbles: ways and no other feature, rising multipliers from one, and a limit', () => {
    if (!machine.tumbles) return;
    const { multipliers, most } = machine.tumbles;

    expect([lines, freeSpins, respins, machine.wildsExpand]).toEqual([[], null, undefined, undefined]);
    expect(multipliers[0]).toBe(1);
    expect(multipliers).toEqual([...multipliers].sort((left, right) => left - right));
    expect(Number.isSafeInteger(most) && most >= multipliers.length).toBe(true);
  });

  it('has a non-decreasing pay for every count of every symbol but the scatter', () => {
    const withoutRow = symbols.filter((symbol) => !(symbol in payTable));

    const specials = respins ? [scatter.symbol, respins.symbol] : [scatter.symbol];
    expect(withoutRow.filter((symbol) => symbol !== wild)).toEqual(specials);
    expect(Object.keys(payTable)).toEqual(symbols.filter((symbol) => symbol in payTable));
    for (const pays of Object.values(payTable)) expect(pays).toHaveLength((clusterSizes ?? reels).length);
    if (!clusterSizes) expect(scatter.pays).toHaveLength(reels.length);
    for (const pays of [...Object.values(payTable), scatter.pays]) {
      expect(pays.every((pay) => Number.isSafeInteger(pay) && pay >= 0)).toBe(true);
      expect(pays).toEqual([...pays].sort((left, right) => left - right));
    }
  });

  it('pays a more valuable symbol at least as much as the next one', () => {
    const rowsOfTable = Object.values(payTable);

    rowsOfTable.slice(1).forEach((pays, index) => {
      pays.forEach((pay, count) => expect(rowsOfTable[index]![count]).toBeGreaterThanOrEqual(pay));
    });
  });

  it('has ascending sizes of clusters that fit into the window, and no lines beside them', () => {
    if (!clusterSizes) return;
    expect(clusterSizes).toEqual([...new Set(clusterSizes)].sort((left, right) => left - right));
    expect(clusterSizes.every((size) => Number.isSafeInteger(size) && size > 1)).toBe(true);
    expect(clusterSizes.at(-1)).toBeLessThanOrEqual(reels.length * rows);
    expect(lines).toEqual([]);
  });

  it('has distinct lines within the window', () => {
    expect(new Set(lines.map(String)).size).toBe(lines.length);
    for (const line of lines) {
      expect(line).toHaveLength(reels.length);
      expect(line.every((row) => Number.isInteger(row) && row >= 0 && row < rows)).toBe(true);
    }
  });

  it.each(coins)('offers ascending %s stakes that split into its parts', (coin) => {
    expect(stakes[coin]).toEqual([...new Set(stakes[coin])].sort((left, right) => left - right));
    expect(stakes[coin].every((stake) => stake > 0 && stake % stakeParts === 0)).toBe(true);
  });
});

describe('HK Slots', () => {
  const hkSlots = findMachine('hk-slots') as SlotMachine;
  const freeSpins = hkSlots.freeSpins as FreeSpinRules;
  const strips = [...hkSlots.reels, ...freeSpins.reels];
  const sheet = hkSlotsSheet;

  it('has five reels, three rows and twenty lines', () => {
    expect([hkSlots.reels.length, hkSlots.rows, hkSlots.lines.length]).toEqual([5, 3, 20]);
    expect(hkSlots.stakeParts).toBe(20);
    expect(strips.every(({ length }) => length >= 30 && length <= 60)).toBe(true);
  });

  it('never shows a symbol twice on one reel, and so at most one lantern per reel', () => {
    for (const strip of strips) {
      strip.forEach((_, stop) => {
        const shown = symbolsAt(strip, stop, hkSlots.rows);
        expect(new Set(shown).size).toBe(hkSlots.rows);
        expect(scattersIn(hkSlots, shown)).toBeLessThanOrEqual(1);
      });
    }
  });

  it('has pearls on reels 2, 3 and 4 only, without a pay of their own', () => {
    const withPearls = [false, true, true, true, false];

    expect(hkSlots.reels.map((strip) => strip.includes('harbour-pearl'))).toEqual(withPearls);
    expect(freeSpins.reels.map((strip) => strip.includes('harbour-pearl'))).toEqual(withPearls);
    expect(hkSlots.payTable).not.toHaveProperty('harbour-pearl');
  });

  it('shows lanterns of the base spin only beside low symbols', () => {
    const besideLanterns = hkSlots.reels.flatMap((strip) =>
      strip.flatMap((_, stop) => {
        const shown = symbolsAt(strip, stop, hkSlots.rows);
        return shown.includes('ferry-lantern') ? shown : [];
      }),
    );

    expect([...new Set(besideLanterns)].sort()).toEqual(['ace', 'ferry-lantern', 'jack', 'king', 'queen']);
  });

  it('offers the published range of stakes', () => {
    const ends = (stakes: readonly number[]) => [stakes.at(0), stakes.at(-1)];

    expect(ends(hkSlots.stakes.gold)).toEqual([100, 100_000]);
    expect(ends(hkSlots.stakes.sweeps)).toEqual([20, 500]);
  });

  it('returns between 95 and 96 %, and pays on 28 to 32 % of all rounds', () => {
    expect(sheet.rtp.total.basisPoints).toBeGreaterThanOrEqual(9_500);
    expect(sheet.rtp.total.basisPoints).toBeLessThan(9_600);
    expect(sheet.hitRate.basisPoints).toBeGreaterThanOrEqual(2_800);
    expect(sheet.hitRate.basisPoints).toBeLessThan(3_200);
  });

  it('returns 20 to 30 % of the RTP in free spins, which occur once in 110 to 180 rounds', () => {
    const ofFreeSpins = sheet.rtp.freeSpins!.basisPoints / sheet.rtp.total.basisPoints;
    const { triggerRate } = featureFrequency(hkSlots, freeSpins);
    const rounds = Number(triggerRate.denominator) / Number(triggerRate.numerator);

    expect(ofFreeSpins).toBeGreaterThan(0.2);
    expect(ofFreeSpins).toBeLessThan(0.3);
    expect(rounds).toBeGreaterThan(110);
    expect(rounds).toBeLessThan(180);
  });

  it('pays at most 5,000 stakes in one round, all free spins included', () => {
    expect(sheet.maximumWin.multiple).toBeLessThanOrEqual(5_000);
    expect(sheet.bands.at(-1)!.upTo).toBe(5_000);
  });

  it('has the maximum of the best spins over every sequence of free spins', () => {
    const { most } = freeSpins;
    const known = new Map<string, number>();
    const best = (phase: Phase) => {
      const byAward = new Map<number, number>();
      for (const { award, parts } of spinPays(hkSlots, phase)) byAward.set(award, parts);
      return [...byAward];
    };
    const bestFreeSpins = best(freePhase(freeSpins));
    const highest = (left: number, won: number): number => {
      const course = `${left} ${won}`;
      if (left === 0) return 0;
      if (!known.has(course)) {
        const after = bestFreeSpins.map(([award, parts]) => {
          const granted = Math.min(award, most - won);
          return parts + highest(left - 1 + granted, won + granted);
        });
        known.set(course, Math.max(...after));
      }
      return known.get(course)!;
    };

    const rounds = best(basePhase(hkSlots)).map(([award, parts]) => parts + highest(award, award));

    expect(sheet.maximumWin.multiple).toBe(Math.max(...rounds) / hkSlots.stakeParts);
  });

  it('has the published figures', () => {
    expect(sheet.combinations).toBe(205_865_640);
    expect(sheet.rtp.total.basisPoints).toBe(9_554);
    expect(sheet.rtp.freeSpins!.basisPoints).toBe(2_230);
    expect(sheet.standardDeviation).toBe(5.491);
    expect(sheet.maximumWin).toEqual({ multiple: 3_861, oneIn: '3.83e+188' });
  });
});

describe('Jade Fortune', () => {
  const jadeFortune = findMachine('jade-fortune') as SlotMachine;
  const freeSpins = jadeFortune.freeSpins as FreeSpinRules;
  const sheet = jadeFortuneSheet;

  it('has five reels, three rows and no lines', () => {
    expect([jadeFortune.reels.length, jadeFortune.rows, jadeFortune.lines.length]).toEqual([5, 3, 0]);
  });

  it('never shows a symbol twice on one reel', () => {
    for (const strip of [...jadeFortune.reels, ...freeSpins.reels]) {
      strip.forEach((_, stop) => expect(new Set(symbolsAt(strip, stop, jadeFortune.rows)).size).toBe(3));
    }
  });

  it('has rings on reels 2, 3 and 4 only, with more of them in free spins', () => {
    const rings = (strips: SlotMachine['reels']) =>
      strips.map((strip) => strip.filter((symbol) => symbol === 'jade-ring').length);

    expect(rings(jadeFortune.reels)).toEqual([0, 1, 1, 1, 0]);
    expect(rings(freeSpins.reels)).toEqual([0, 3, 4, 5, 0]);
  });

  it('has the published RTP, hit rate and standard deviation', () => {
    expect(sheet.rtp.total.basisPoints).toBe(9_553);
    expect(sheet.rtp.freeSpins!.basisPoints).toBe(2_868);
    expect(sheet.hitRate.basisPoints).toBe(2_981);
    expect(sheet.standardDeviation).toBe(8.283);
  });

  it('pays at most 4,644.4 stakes in one round, all free spins included', () => {
    expect(sheet.maximumWin.multiple).toBe(4_644.4);
  });
});

describe('Neon Tiger', () => {
  const neonTiger = findMachine('neon-tiger') as SlotMachine;
  const sheet = neonTigerSheet;

  it('has three reels, three rows and five lines, without free spins', () => {
    expect([neonTiger.reels.length, neonTiger.rows, neonTiger.lines.length]).toEqual([3, 3, 5]);
    expect(neonTiger.freeSpins).toBeNull();
  });

  it('never shows a symbol twice on one reel, nor a tiger with a star sign', () => {
    for (const strip of neonTiger.reels) {
      strip.forEach((_, stop) => {
        const shown = symbolsAt(strip, stop, neonTiger.rows);
        expect(new Set(shown).size).toBe(3);
        expect(shown.includes('neon-tiger') && shown.includes('star-sign')).toBe(false);
      });
    }
  });

  it('has the published RTP, hit rate and standard deviation', () => {
    expect(sheet.combinations).toBe(44_100);
    expect(sheet.rtp.total.basisPoints).toBe(9_598);
    expect(sheet.hitRate.basisPoints).toBe(2_660);
    expect(sheet.standardDeviation).toBe(3.507);
  });

  it('pays at most 100 stakes in one round', () => {
    expect(sheet.maximumWin.multiple).toBe(100);
  });
});

describe('Lighthouse Bay', () => {
  const lighthouseBay = findMachine('lighthouse-bay') as SlotMachine;
  const freeSpins = lighthouseBay.freeSpins as FreeSpinRules;
  const flags = ['blue-flag', 'green-flag', 'red-flag', 'yellow-flag'];
  const sheet = lighthouseBaySheet;

  it('has five reels, three rows, twenty lines and wilds that expand', () => {
    const { reels, rows, lines, wildsExpand } = lighthouseBay;

    expect([reels.length, rows, lines.length, wildsExpand]).toEqual([5, 3, 20, true]);
  });

  it('never shows a symbol twice on one reel', () => {
    for (const strip of [...lighthouseBay.reels, ...freeSpins.reels]) {
      strip.forEach((_, stop) => expect(new Set(symbolsAt(strip, stop, lighthouseBay.rows)).size).toBe(3));
    }
  });

  it('has lighthouses on reels 2, 3 and 4 only, with more of them in free spins', () => {
    const lighthouses = (strips: SlotMachine['reels']) =>
      strips.map((strip) => strip.filter((symbol) => symbol === 'lighthouse').length);

    expect(lighthouses(lighthouseBay.reels)).toEqual([0, 1, 1, 1, 0]);
    expect(lighthouses(freeSpins.reels)).toEqual([0, 3, 3, 3, 0]);
  });

  it('shows signal flares only beside flags, so that no lighthouse covers one', () => {
    const besideFlares = lighthouseBay.reels.flatMap((strip) =>
      strip.flatMap((_, stop) => {
        const shown = symbolsAt(strip, stop, lighthouseBay.rows);
        return shown.includes('signal-flare') ? shown : [];
      }),
    );

    expect([...new Set(besideFlares)].sort()).toEqual([...flags, 'signal-flare'].sort());
  });

  it('has the published RTP, hit rate and standard deviation', () => {
    expect(sheet.combinations).toBe(210_440_432);
    expect(sheet.rtp.total.basisPoints).toBe(9_592);
    expect(sheet.rtp.freeSpins!.basisPoints).toBe(2_583);
    expect(sheet.hitRate.basisPoints).toBe(2_889);
    expect(sheet.standardDeviation).toBe(5.461);
  });

  it('pays at most 4,971.5 stakes in one round, all free spins included', () => {
    expect(sheet.maximumWin.multiple).toBe(4_971.5);
  });
});

describe('Pearl Divers', () => {
  const pearlDivers = findMachine('pearl-divers') as SlotMachine;
  const respins = pearlDivers.respins!;
  const sheet = pearlDiversSheet;

  it('has five reels, three rows, twenty lines and respins instead of free spins', () => {
    const { reels, rows, lines, freeSpins } = pearlDivers;

    expect([reels.length, rows, lines.length, freeSpins]).toEqual([5, 3, 20, null]);
    expect([respins.from, respins.count, respins.grand]).toEqual([6, 3, 500]);
  });

  it('has a stack of three pearls and a single one on each reel, and repeats no other symbol', () => {
    for (const strip of pearlDivers.reels) {
      const windows = strip.map((_, stop) => symbolsAt(strip, stop, pearlDivers.rows));
      const others = windows.map((shown) => shown.filter((symbol) => symbol !== 'pearl'));

      expect(strip.filter((symbol) => symbol === 'pearl')).toHaveLength(4);
      expect(windows.filter((shown) => shown.every((symbol) => symbol === 'pearl'))).toHaveLength(1);
      expect(others.every((shown) => new Set(shown).size === shown.length)).toBe(true);
    }
  });

  it('shows no diver and no treasure chest beside a pearl', () => {
    const besidePearls = pearlDivers.reels.flatMap((strip) =>
      strip.flatMap((_, stop) => {
        const shown = symbolsAt(strip, stop, pearlDivers.rows);
        return shown.includes('pearl') ? shown : [];
      }),
    );

    expect(besidePearls).not.toContain('diver');
    expect(besidePearls).not.toContain('treasure-chest');
  });

  it('has the published RTP, hit rate and standard deviation', () => {
    expect(sheet.combinations).toBe(143_511_984);
    expect(sheet.rtp.total.basisPoints).toBe(9_618);
    expect(sheet.rtp.respins!.basisPoints).toBe(3_398);
    expect(sheet.hitRate.basisPoints).toBe(2_797);
    expect(sheet.standardDeviation).toBe(5);
  });

  it('fills the window once in about 20,000 rounds', () => {
    const { fullRate } = respinFrequency(pearlDivers, respins);

    expect(Number(fullRate.denominator / fullRate.numerator)).toBe(20_213);
    expect(sheet.bands.at(-1)).toMatchObject({ above: 500, upTo: 1_000, oneIn: '20214' });
  });

  it('pays at most fifteen highest values, the grand prize and 31 stakes of the base spin', () => {
    expect(sheet.maximumWin.multiple).toBe(15 * 25 + 500 + 31);
  });
});

describe('Lantern Cascade', () => {
  const lanternCascade = findMachine('lantern-cascade') as SlotMachine;
  const sheet = lanternCascadeSheet;

  it('has five reels, three rows, ways and tumbles with five multipliers', () => {
    const { reels, rows, lines, tumbles } = lanternCascade;

    expect([reels.length, rows, lines, tumbles!.multipliers]).toEqual([5, 3, [], [1, 2, 3, 5, 10]]);
  });

  it('never shows a symbol twice on one reel before a tumble', () => {
    for (const strip of lanternCascade.reels) {
      strip.forEach((_, stop) => expect(new Set(symbolsAt(strip, stop, 4)).size).toBe(4));
    }
  });

  it('has moons on reels 2, 3 and 4 only, one each', () => {
    const moons = lanternCascade.reels.map(
      (strip) => strip.filter((symbol) => symbol === 'harvest-moon').length,
    );

    expect(moons).toEqual([0, 1, 1, 1, 0]);
  });

  it('has no cascade that reaches the limit of tumbles', () => {
    expect(sheet.tumbles.reached).toHaveLength(6);
    expect(lanternCascade.tumbles!.most).toBeGreaterThan(6);
  });

  it('has the published RTP, hit rate and standard deviation', () => {
    expect(sheet.combinations).toBe(39_099_456);
    expect(sheet.rtp.total.basisPoints).toBe(9_606);
    expect(sheet.rtp.tumbles.basisPoints).toBe(4_000);
    expect(sheet.hitRate.basisPoints).toBe(3_372);
    expect(sheet.tumbles.tumblesPerCascade).toBe(1.344);
    expect(sheet.standardDeviation).toBe(5.563);
  });

  it('pays at most 2,087.4 stakes in one round', () => {
    expect(sheet.maximumWin).toEqual({ multiple: 2_087.4, oneIn: '13033152' });
  });
});

describe('Koi Garden', () => {
  const koiGarden = findMachine('koi-garden') as SlotMachine;
  const sheet = koiGardenSheet;

  it('has six reels of sixteen stops, five rows, and clusters instead of lines', () => {
    const { reels, rows, lines, freeSpins } = koiGarden;

    expect([reels.length, rows, lines, freeSpins]).toEqual([6, 5, [], null]);
    expect(reels.every(({ length }) => length === 16)).toBe(true);
    expect(koiGarden.clusterSizes).toEqual([5, 6, 7, 8, 9, 10]);
  });

  it('has one water lily on each middle reel, and one moon gate on reels 1, 3 and 5', () => {
    const countsOf = (symbol: string) =>
      koiGarden.reels.map((strip) => strip.filter((each) => each === symbol).length);

    expect(countsOf('water-lily')).toEqual([0, 1, 1, 1, 1, 0]);
    expect(countsOf('moon-gate')).toEqual([1, 0, 1, 0, 1, 0]);
  });

  it('reaches every entry of its pay table', () => {
    for (const [symbol, pays] of Object.entries(koiGarden.payTable)) {
      pays.forEach((pay, step) => {
        const payTable = { [symbol]: pays.map((_, at) => (at === step ? pay : 0)) };
        expect(paidByClusters({ ...koiGarden, payTable }, koiGarden.reels)).toBeGreaterThan(0n);
      });
    }
  });

  it('has the published RTP, hit rate and standard deviation', () => {
    expect(sheet.combinations).toBe(16_777_216);
    expect(sheet.rtp.total.basisPoints).toBe(9_574);
    expect(sheet.rtp.clusters.basisPoints).toBe(8_964);
    expect(sheet.hitRate.basisPoints).toBe(3_839);
    expect(sheet.standardDeviation).toBe(6.93);
  });

  it('pays at most a cluster of ten golden koi and 2.7 stakes of smaller clusters', () => {
    expect(sheet.maximumWin).toEqual({ multiple: 1_002.7, oneIn: '390168' });
  });
});
