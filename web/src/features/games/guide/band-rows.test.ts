import { describe, expect, it } from 'vitest';
import type { Share } from '#domain/games/odds/share';
import { bandRows } from './band-rows';

const share = (numerator: number, denominator: number) => ({
  numerator: String(numerator),
  denominator: String(denominator),
  basisPoints: Math.floor((numerator * 10_000) / denominator),
});
const band = (above: number, upTo: number, of: Share) => ({
  above,
  upTo,
  share: of,
  oneIn: null,
});

describe('bandRows', () => {
  it('lists every band of a game whose maximum can be reached', () => {
    const sheet = {
      maximumWin: { multiple: 2, oneIn: '8' },
      bands: [band(0, 1, share(1, 4)), band(1, 2, share(1, 8))],
    };

    expect(bandRows(sheet)).toEqual([
      { above: 0, upTo: 1, oneIn: 4 },
      { above: 1, upTo: 2, oneIn: 8 },
    ]);
  });

  it('merges unreachable bands into the highest reachable one', () => {
    const sheet = {
      maximumWin: { multiple: 1_900, oneIn: '2.22e+19' },
      bands: [
        band(0, 500, share(1, 4)),
        band(500, 1_000, share(1, 62_806)),
        band(1_000, 2_000, { decimal: `0.${'0'.repeat(19)}45000000000`, decimals: 30, basisPoints: 0 }),
      ],
    };

    expect(bandRows(sheet)).toEqual([
      { above: 0, upTo: 500, oneIn: 4 },
      // The sum of both shares, rounded up to the next whole round.
      { above: 500, upTo: null, oneIn: 62_806 },
    ]);
  });
});
