import { createCipheriv } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Draws } from '#domain/fairness/draws';
import type { PayStatistics } from '#domain/games/odds/pay-statistics';
import type { Share } from '#domain/games/odds/share';
import { drawRow, totalWeight, type WeightedPrize } from '#domain/games/odds/weighted-prizes';
import { listScratchCards } from '#domain/games/scratch/cards';
import { scratchParSheet } from '#domain/games/scratch/par-sheet';
import { scratchGame } from '#domain/games/scratch/scratch-game';
import { chiSquareTail } from '#domain/games/slots/simulation/chi-square';
import { wheelParSheet } from '#domain/games/wheel/par-sheet';
import { wheelGame } from '#domain/games/wheel/wheel-game';
import { listWheels } from '#domain/games/wheel/wheels';
import { sizes } from '../scale';

const drawnPrizes = sizes.simulatedRounds;
const laidOutCards = sizes.scratchCards;
/** A fair game exceeds four standard errors once in 16,000 runs; the seed makes each run the same. */
const standardErrors = 4;
const minTail = 6e-5;

/** A reproducible stream of words, generated in large pieces, with the product’s rejection rule against modulo bias. */
function streamOf(seed: string): Draws {
  const cipher = createCipheriv('aes-256-ctr', seed.padEnd(32).slice(0, 32), Buffer.alloc(16));
  const blank = Buffer.alloc(1 << 18);
  let words = new Uint32Array();
  let read = 0;
  const word = () => {
    if (read === words.length) {
      const piece = cipher.update(blank);
      words = new Uint32Array(piece.buffer, piece.byteOffset, piece.length / 4);
      read = 0;
    }
    return words[read++] as number;
  };
  return {
    below(bound) {
      const firstSkipped = 2 ** 32 - (2 ** 32 % bound);
      for (;;) {
        const each = word();
        if (each < firstSkipped) return each % bound;
      }
    },
  };
}

function toNumber(share: Share): number {
  return 'decimal' in share ? Number(share.decimal) : Number(share.numerator) / Number(share.denominator);
}

function chanceOf(counts: readonly number[], expected: readonly number[]): number {
  const chiSquare = counts.reduce((sum, count, at) => sum + (count - expected[at]!) ** 2 / expected[at]!, 0);
  return chiSquareTail(chiSquare, counts.length - 1);
}

/** Deviation of a count from its expected rate, in standard errors. */
function errorOf(count: number, rate: number): number {
  return Math.abs(count - drawnPrizes * rate) / Math.sqrt(drawnPrizes * rate * (1 - rate));
}

interface Table {
  readonly id: string;
  readonly rows: readonly WeightedPrize[];
  readonly sheet: PayStatistics & { readonly rtp: { readonly total: Share } };
}

const tables: Table[] = [
  ...listScratchCards().map((card) => ({ id: card.id, rows: card.prizes, sheet: scratchParSheet(card) })),
  ...listWheels().map((wheel) => ({ id: wheel.id, rows: wheel.segments, sheet: wheelParSheet(wheel) })),
];

describe.each(tables.map((table) => [table.id, table] as const))(
  '%s in ten million rounds',
  (id, { rows, sheet }) => {
    const draws = streamOf(id);
    const counts = rows.map(() => 0);

    beforeAll(() => {
      for (let round = 0; round < drawnPrizes; round += 1) counts[drawRow(rows, draws)]! += 1;
    });

    const roundsPaying = (pays: (multiple: number) => boolean) =>
      rows.reduce((sum, { multiple }, row) => (pays(multiple) ? sum + counts[row]! : sum), 0);

    it('matches the RTP of its PAR sheet', () => {
      const paid = rows.reduce((sum, { multiple }, row) => sum + multiple * counts[row]!, 0);
      const standardError = sheet.standardDeviation / Math.sqrt(drawnPrizes);

      expect(Math.abs(paid / drawnPrizes - toNumber(sheet.rtp.total)) / standardError).toBeLessThan(
        standardErrors,
      );
    });

    it('matches the hit rate and the above-stake rate of its PAR sheet', () => {
      expect(
        errorOf(
          roundsPaying((multiple) => multiple > 0),
          toNumber(sheet.hitRate),
        ),
      ).toBeLessThan(standardErrors);
      expect(
        errorOf(
          roundsPaying((multiple) => multiple > 1),
          toNumber(sheet.aboveStakeRate),
        ),
      ).toBeLessThan(standardErrors);
    });

    it('draws every row in proportion to its weight', () => {
      const total = totalWeight(rows);

      expect(
        chanceOf(
          counts,
          rows.map(({ weight }) => (drawnPrizes * weight) / total),
        ),
      ).toBeGreaterThan(minTail);
    });
  },
);

describe.each(listScratchCards().map((card) => [card.id, card] as const))('cells of %s', (id, card) => {
  const game = scratchGame(card);
  const draws = streamOf(`${id} cells`);
  const winningAt = Array.from({ length: card.layout.cells }, () => 0);
  const shownBy = new Map(card.symbols.map((symbol) => [symbol, 0]));
  const blanksAt = winningAt.map(() => new Map(card.symbols.map((symbol) => [symbol, 0])));

  beforeAll(() => {
    for (let round = 0; round < laidOutCards; round += 1) {
      const played = game.play(draws, { stake: 100, choice: null, decisions: [] });
      if ('code' in played) throw new Error(played.code);
      const { winning, cells, payout } = played.outcome;
      for (const at of winning) winningAt[at]! += 1;
      if (payout > 0) continue;
      cells.forEach((symbol, at) => {
        shownBy.set(symbol, shownBy.get(symbol)! + 1);
        blanksAt[at]!.set(symbol, blanksAt[at]!.get(symbol)! + 1);
      });
    }
  });

  const tail = (counts: readonly number[]) => {
    const each = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    return chanceOf(
      counts,
      counts.map(() => each),
    );
  };

  it('have the winning symbols equally often in every cell', () => {
    expect(tail(winningAt)).toBeGreaterThan(minTail);
  });

  it('show every symbol equally often on losing cards', () => {
    expect(tail([...shownBy.values()])).toBeGreaterThan(minTail);
  });

  it('show each symbol equally often in every cell of losing cards', () => {
    for (const counts of blanksAt) expect(tail([...counts.values()])).toBeGreaterThan(minTail);
  });
});

describe.each(listWheels().map((wheel) => [wheel.id, wheel] as const))('%s, spun', (id, wheel) => {
  it('shows the segment of its draw', () => {
    const shown = streamOf(id);
    const drawn = streamOf(id);
    const game = wheelGame(wheel);

    for (let round = 0; round < 10_000; round += 1) {
      const played = game.play(shown, { stake: 100, choice: null, decisions: [] });

      expect('outcome' in played && played.outcome.segment).toBe(drawRow(wheel.segments, drawn));
    }
  });
});
