import { describe, expect, it } from 'vitest';
import { bandsOf, type GameReturn, isWithin, scaleOf } from './returns';

const exact = { basisPoints: 9_500 } as GameReturn['observed']['exact'];
const game = (name: string, coins: object[]) =>
  ({ name, observed: { parHash: '9f', exact, coins } }) as unknown as GameReturn;

describe('returns of games', () => {
  const read = [
    game('HK Slots', [
      { coin: 'gold', rounds: 900, return: 0.97, band: { from: 0.9, to: 1.0 } },
      { coin: 'sweeps', rounds: 3, return: 1.4, band: { from: -2, to: 3.9 } },
    ]),
    game('Scratch', [{ coin: 'gold', rounds: 0, return: null, band: null }]),
  ];

  it('have one band per played game and coin, cut off at zero', () => {
    expect(bandsOf(read)).toEqual([
      { name: 'HK Slots, GC', from: 0.9, to: 1.0, expected: 0.95, observed: 0.97 },
      { name: 'HK Slots, SC', from: 0, to: 3.9, expected: 0.95, observed: 1.4 },
    ]);
  });

  it('get a scale around all bands, where a wide band counts up to twice the stake', () => {
    expect(scaleOf(bandsOf(read))).toEqual({ least: 0, most: 2 });
    expect(scaleOf(bandsOf(read).slice(0, 1))).toEqual({ least: 0.9, most: 1 });
  });

  it('get a scale that includes every observed value', () => {
    const lucky = { name: 'A', from: 0, to: 9, expected: 0.95, observed: 2.75 };

    expect(scaleOf([lucky])).toEqual({ least: 0, most: 2.8 });
  });

  it('are within their band including both ends', () => {
    const band = { name: 'A', from: 0.9, to: 1, expected: 0.95, observed: 1 };

    expect([band, { ...band, observed: 1.001 }, { ...band, observed: 0.9 }].map(isWithin)).toEqual([
      true,
      false,
      true,
    ]);
  });
});
