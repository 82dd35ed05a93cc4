import { beforeAll, describe, expect, it } from 'vitest';
import type { Share } from '#domain/games/odds/share';
import { handRanks } from './hand-rank';
import { jacksOrBetter } from './jacks-or-better';
import { type VideoPokerParSheet, videoPokerParSheet } from './par-sheet';

let sheet: VideoPokerParSheet;

beforeAll(() => {
  sheet = videoPokerParSheet(jacksOrBetter);
});

function toNumber(share: Share): number {
  return 'decimal' in share ? Number(share.decimal) : Number(share.numerator) / Number(share.denominator);
}

function sumOf(shares: readonly Share[]): number {
  return shares.reduce((sum, each) => sum + toNumber(each), 0);
}

describe('videoPokerParSheet of jacks or better', () => {
  it('returns the known RTP of perfect play with pays of eight and five', () => {
    expect(sheet.rtp.total.basisPoints).toBe(9_729);
    expect(toNumber(sheet.rtp.total)).toBeCloseTo(0.972984, 6);
  });

  it('lists every rank, the highest first, with shares that add up', () => {
    expect(sheet.ranks.map(({ rank }) => rank)).toEqual(handRanks.toReversed());
    expect(sumOf(sheet.ranks.map(({ rtp }) => rtp))).toBeCloseTo(toNumber(sheet.rtp.total), 12);
    expect(sumOf(sheet.ranks.map(({ share }) => share))).toBeCloseTo(toNumber(sheet.hitRate), 12);
    expect(sumOf(sheet.bands.map(({ share }) => share))).toBeCloseTo(toNumber(sheet.hitRate), 12);
  });

  it('has the standard deviation of its ranks', () => {
    const squares = sheet.ranks.reduce((sum, { pays, share }) => sum + pays * pays * toNumber(share), 0);

    expect(sheet.standardDeviation).toBeCloseTo(Math.sqrt(squares - toNumber(sheet.rtp.total) ** 2), 3);
    expect(sheet.aboveStakeRate.basisPoints).toBe(2_399);
    expect(sheet.maximumWin).toEqual({ multiple: 800, oneIn: '40170' });
  });

  it('states the strategy that it assumes', () => {
    expect(sheet.strategy).toMatch(/^Perfect play: /);
  });
});
