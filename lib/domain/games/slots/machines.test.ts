import { beforeAll, describe, expect, it } from 'vitest';
import { coins } from '#domain/money/coin';
import type { SlotMachine } from './machine';
import { findMachine, listMachines, listRetiredMachines } from './machines';
import { type ParSheet, parSheet } from './par-sheet';
import { symbolsAt } from './reel-windows';
import { scattersIn } from './scatter';
import { evaluateSpin } from './spin';

describe('findMachine', () => {
  it('finds every machine by its id', () => {
    expect(listMachines().map(({ id }) => findMachine(id))).toEqual(listMachines());
  });

  it.each(['', 'HK-SLOTS', 'hk-slots ', 'constructor'])('finds none by %j', (id) => {
    expect(findMachine(id)).toBeUndefined();
  });
});

describe('the versions of a machine', () => {
  it('are numbered, no number twice, the current one highest', () => {
    for (const { id, version } of listMachines()) {
      const before = listRetiredMachines().filter((retired) => retired.id === id);
      const numbers = [...before, { version }].map((each) => each.version);

      expect(new Set(numbers).size).toBe(numbers.length);
      expect(Math.max(...numbers)).toBe(version);
    }
  });
});

describe.each(listMachines().map((machine) => [machine.id, machine] as const))('%s', (_, machine) => {
  const { symbols, wild, scatter, reels, rows, lines, payTable, stakes } = machine;

  it('uses the symbols it lists, all of them and no other', () => {
    expect([...new Set(reels.flat())].sort()).toEqual([...symbols].sort());
    expect(new Set(symbols).size).toBe(symbols.length);
    expect(symbols.slice(0, 2)).toEqual([wild, scatter.symbol]);
  });

  it('has a pay for every count of every symbol but wild and scatter, rising with the count', () => {
    expect(Object.keys(payTable)).toEqual(symbols.slice(2));
    for (const pays of [...Object.values(payTable), scatter.pays]) {
      expect(pays).toHaveLength(reels.length);
      expect(pays.every((pay) => Number.isSafeInteger(pay) && pay >= 0)).toBe(true);
      expect(pays).toEqual([...pays].sort((left, right) => left - right));
    }
  });

  it('pays a more precious symbol at least as much as the next one', () => {
    const rowsOfTable = Object.values(payTable);

    rowsOfTable.slice(1).forEach((pays, index) => {
      pays.forEach((pay, count) => expect(rowsOfTable[index]![count]).toBeGreaterThanOrEqual(pay));
    });
  });

  it('has different lines that stay in the window', () => {
    expect(new Set(lines.map(String)).size).toBe(lines.length);
    for (const line of lines) {
      expect(line).toHaveLength(reels.length);
      expect(line.every((row) => Number.isInteger(row) && row >= 0 && row < rows)).toBe(true);
    }
  });

  it.each(coins)('offers rising %s stakes that every line can share', (coin) => {
    expect(stakes[coin]).toEqual([...new Set(stakes[coin])].sort((left, right) => left - right));
    expect(stakes[coin].every((stake) => stake > 0 && stake % lines.length === 0)).toBe(true);
  });
});

describe('HK Slots', () => {
  const hkSlots = findMachine('hk-slots') as SlotMachine;
  let sheet: ParSheet;

  beforeAll(() => {
    sheet = parSheet(hkSlots);
  });

  it('is a machine of five reels, three rows and twenty lines', () => {
    expect([hkSlots.reels.length, hkSlots.rows, hkSlots.lines.length]).toEqual([5, 3, 20]);
    expect(hkSlots.reels.every(({ length }) => length >= 30 && length <= 60)).toBe(true);
  });

  it('never shows a symbol twice on one reel, and so at most one lantern a reel', () => {
    for (const strip of hkSlots.reels) {
      strip.forEach((_, stop) => {
        const shown = symbolsAt(strip, stop, hkSlots.rows);
        expect(new Set(shown).size).toBe(hkSlots.rows);
        expect(scattersIn(hkSlots, shown)).toBeLessThanOrEqual(1);
      });
    }
  });

  it('has pearls on reels 2, 3 and 4 only, and they pay nothing alone', () => {
    expect(hkSlots.reels.map((strip) => strip.includes('harbour-pearl'))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(hkSlots.payTable).not.toHaveProperty('harbour-pearl');
  });

  it('offers the published range of stakes', () => {
    const ends = (stakes: readonly number[]) => [stakes.at(0), stakes.at(-1)];

    expect(ends(hkSlots.stakes.gold)).toEqual([100, 100_000]);
    expect(ends(hkSlots.stakes.sweeps)).toEqual([20, 500]);
  });

  it('returns between 95 and 96 % and pays on a quarter to a third of all spins', () => {
    expect(sheet.rtp.total.basisPoints).toBeGreaterThanOrEqual(9_500);
    expect(sheet.rtp.total.basisPoints).toBeLessThan(9_600);
    expect(sheet.hitRate.basisPoints).toBeGreaterThanOrEqual(2_500);
    expect(sheet.hitRate.basisPoints).toBeLessThan(3_300);
  });

  it('pays at most 5,000 stakes, more often than once in 100 million spins', () => {
    expect(sheet.maximumWin.multiple).toBeLessThanOrEqual(5_000);
    expect(sheet.maximumWin.oneIn).toBeLessThan(100_000_000);
  });

  it('reaches its maximum in a spin that can be shown', () => {
    const stopsWith = (...symbols: string[]) =>
      hkSlots.reels.map((strip) =>
        [...strip.keys()].filter((stop) => {
          const shown = symbolsAt(strip, stop, hkSlots.rows);
          return symbols.some((symbol) => shown.includes(symbol));
        }),
      );

    const spins = stopsWith('dragon', 'harbour-pearl').reduce<number[][]>(
      (starts, stops) => starts.flatMap((start) => stops.map((stop) => [...start, stop])),
      [[]],
    );
    const payouts = spins.map((stops) => evaluateSpin(hkSlots, stops, hkSlots.lines.length).payout);

    expect(payouts.reduce((highest, payout) => Math.max(highest, payout)) / hkSlots.lines.length).toBe(
      sheet.maximumWin.multiple,
    );
  });

  it('has the figures that are published', () => {
    expect(sheet.combinations).toBe(192_448_080);
    expect(sheet.rtp.total).toEqual({ numerator: '61266881', denominator: '64149360', basisPoints: 9_550 });
    expect(sheet.standardDeviation).toBe(6.871);
    expect(sheet.maximumWin).toEqual({ multiple: 2_253.5, combinations: 3, oneIn: 64_149_360 });
  });
});
