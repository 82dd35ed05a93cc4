import { beforeAll, describe, expect, it } from 'vitest';
import type { Share } from '../odds/share';
import { naiveEdge, naivePlay, naiveUnderAce } from './naive-blackjack-fixture';
import { type BlackjackParSheet, blackjackParSheet } from './par-sheet';
import { blackjackRules } from './rules';

const letters: Readonly<Record<string, string>> = { stand: 'S', hit: 'H', split: 'P' };
const valueOf = (name: string) => (name === 'A' ? 1 : name === 'T' ? 10 : Number(name));

function exactly(share: Share): number {
  return 'decimal' in share ? Number(share.decimal) : Number(share.numerator) / Number(share.denominator);
}

let sheet: BlackjackParSheet;
let plays: ReturnType<typeof naivePlay>[];

beforeAll(() => {
  sheet = blackjackParSheet(blackjackRules);
  plays = sheet.strategy.dealer.split(' ').map((up) => naivePlay(valueOf(up)));
});

describe('blackjackParSheet', () => {
  it('returns the same RTP as a naive computation of best play', () => {
    expect(exactly(sheet.rtp.total)).toBeCloseTo(1 + naiveEdge(), 12);
  });

  it('returns 99.42 %, the known figure for infinite decks with these rules', () => {
    expect(sheet.rtp.total.basisPoints).toBe(9942);
  });

  it('pays blackjack with the probability of ace and ten against a dealer without blackjack', () => {
    const blackjack = 2 * (1 / 13) * (4 / 13);
    const won = sheet.results.find(({ net }) => net === 1.5)!;

    expect(exactly(won.share)).toBeCloseTo(blackjack * (1 - blackjack), 15);
  });

  it('states the return of insurance, which costs its player as much as a naive computation says', () => {
    const lost = naiveUnderAce(10, 9, 0) - naiveUnderAce(10, 9, 1);

    expect(1 - exactly(sheet.insurance!.rtp)).toBeCloseTo(lost, 12);
    expect(exactly(sheet.insurance!.hitRate)).toBeCloseTo(4 / 13, 15);
    expect(exactly(sheet.insurance!.rtp)).toBeLessThan(1);
  });

  it('refuses an insurance that its strategy would have to take', () => {
    const generous = { ...blackjackRules, insurance: { stakeDivisor: 2, pays: 4 } };

    expect(() => blackjackParSheet(generous)).toThrow(RangeError);
  });

  it('has results that add up to 1, to the RTP and to the standard deviation', () => {
    const moment = (power: number) =>
      sheet.results.reduce((sum, { net, share }) => sum + net ** power * exactly(share), 0);

    expect(moment(0)).toBeCloseTo(1, 12);
    expect(1 + moment(1)).toBeCloseTo(exactly(sheet.rtp.total), 12);
    expect(Math.sqrt(moment(2) - moment(1) ** 2)).toBeCloseTo(sheet.standardDeviation, 3);
    expect(sheet.results.map(({ net }) => net)).toEqual([-4, -3, -2, -1, 0, 1, 1.5, 2, 3, 4]);
  });

  it('spreads the loss per round over all stakes, doubles and splits included', () => {
    const loss = 1 - exactly(sheet.rtp.total);

    expect(1 - exactly(sheet.returnOfAllStaked)).toBeCloseTo(loss / sheet.stakedPerRound, 5);
  });

  it('states how often a round pays, and how often it pays more than was staked', () => {
    const chanceOf = (holds: (net: number) => boolean) =>
      sheet.results.reduce((sum, { net, share }) => sum + (holds(net) ? exactly(share) : 0), 0);

    expect(exactly(sheet.aboveStakeRate)).toBeCloseTo(
      chanceOf((net) => net > 0),
      12,
    );
    expect(exactly(sheet.hitRate)).toBeGreaterThan(chanceOf((net) => net >= 0));
    expect(sheet.maximumWin.multiple).toBe(8);
  });
});

describe('strategy of blackjackParSheet', () => {
  const letterOf = (decision: string, later: string) =>
    decision === 'double' ? (later === 'stand' ? 'Ds' : 'D') : letters[decision];

  it('is the best play of every hard and soft total, whatever its cards', () => {
    const compositions = (total: number, isSoft: boolean) => {
      const [low, high] = isSoft
        ? [total - 11, total - 11]
        : [Math.max(2, total - 10), Math.min(10, total - 2)];
      const seconds = Array.from({ length: high - low + 1 }, (_, index) => low + index);
      return isSoft ? [[1, low]] : seconds.map((second) => [total - second, second]);
    };
    for (const [rows, isSoft] of [
      [sheet.strategy.hard, false],
      [sheet.strategy.soft, true],
    ] as const) {
      for (const { hand, advice } of rows) {
        for (const ranks of compositions(Number(hand), isSoft)) {
          const naive = plays.map((play) =>
            letterOf(play.firstTwo(ranks).decision, play.later(ranks).decision),
          );

          expect(`${hand}: ${advice}`).toBe(`${hand}: ${naive.join(' ')}`);
        }
      }
    }
  });

  it('is the best play of every pair', () => {
    for (const { hand, advice } of sheet.strategy.pairs) {
      const rank = valueOf(hand);
      const naive = plays.map((play) =>
        letterOf(play.dealt(rank, rank).decision, play.later([rank, rank]).decision),
      );

      expect(`${hand}: ${advice}`).toBe(`${hand}: ${naive.join(' ')}`);
    }
  });

  it('matches known advice: never split tens, always aces and eights, double eleven', () => {
    const row = (rows: BlackjackParSheet['strategy']['pairs'], hand: string) =>
      rows.find((each) => each.hand === hand)!.advice;

    expect(row(sheet.strategy.pairs, 'T')).toBe('S S S S S S S S S S');
    expect(row(sheet.strategy.pairs, 'A')).toBe('P P P P P P P P P P');
    expect(row(sheet.strategy.pairs, '8')).toBe('P P P P P P P P P P');
    expect(row(sheet.strategy.hard, '11')).toBe('D D D D D D D D D H');
  });
});
