import { describe, expect, it } from 'vitest';
import { dragonScratch } from './dragon-scratch/card';
import { luckyTicket } from './lucky-ticket/card';
import { scratchParSheet } from './par-sheet';

describe('scratchParSheet', () => {
  it('returns the same figures for a small card as counting by hand', () => {
    const sheet = scratchParSheet({
      ...luckyTicket,
      prizes: [
        { symbol: 'koi', count: 3, multiple: 3, weight: 1 },
        { symbol: 'peony', count: 3, multiple: 1, weight: 1 },
        { symbol: null, count: 0, multiple: 0, weight: 2 },
      ],
    });

    const quarter = { numerator: '1', denominator: '4', basisPoints: 2_500 };
    const half = { numerator: '1', denominator: '2', basisPoints: 5_000 };
    expect(sheet).toEqual({
      gameId: 'lucky-ticket',
      version: 1,
      family: 'scratch',
      combinations: 4,
      rtp: { total: { numerator: '1', denominator: '1', basisPoints: 10_000 } },
      hitRate: half,
      aboveStakeRate: quarter,
      // The mean is 1 and the variance (9 + 1) / 4 − 1.
      standardDeviation: 1.225,
      maximumWin: { multiple: 3, oneIn: '4' },
      bands: [
        { above: 0, upTo: 1, share: quarter, oneIn: '4' },
        { above: 1, upTo: 2, share: { numerator: '0', denominator: '1', basisPoints: 0 }, oneIn: null },
        { above: 2, upTo: 5, share: quarter, oneIn: '4' },
      ],
      prizes: [
        { symbol: 'koi', count: 3, multiple: 3, share: quarter, oneIn: '4' },
        { symbol: 'peony', count: 3, multiple: 1, share: quarter, oneIn: '4' },
        { symbol: null, count: 0, multiple: 0, share: half, oneIn: '2' },
      ],
    });
  });

  it.each([
    { card: luckyTicket, rtp: 9_550, oneIn: '500000' },
    { card: dragonScratch, rtp: 9_500, oneIn: '500000' },
  ])('returns $rtp basis points for $card.id', ({ card, rtp, oneIn }) => {
    const sheet = scratchParSheet(card);

    expect(sheet.rtp.total.basisPoints).toBe(rtp);
    expect(sheet.maximumWin.oneIn).toBe(oneIn);
  });
});
