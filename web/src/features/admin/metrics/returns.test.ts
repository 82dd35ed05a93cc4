import { describe, expect, it } from 'vitest';
import { bandsOf, type GameReturn, scaleOf, verdictCopy, verdictOn } from './returns';

type CoinReturn = GameReturn['observed']['coins'][number];

function coinReturn(fields: Partial<CoinReturn>): CoinReturn {
  return {
    coin: 'gold',
    rounds: 9_000,
    staked: 1,
    paid: 1,
    return: 0.97,
    band: { from: 0.9, to: 1 },
    ...fields,
  };
}

function game(name: string, coins: CoinReturn[]): GameReturn {
  const exact = { basisPoints: 9_500, numerator: '19', denominator: '20' };
  return { name, observed: { parHash: '9f', exact, coins } };
}

const slots = game('HK Slots', [
  coinReturn({}),
  coinReturn({ coin: 'sweeps', rounds: 3, return: 1.4, band: { from: 0, to: 3.9 } }),
]);
const unplayed = game('Scratch', [coinReturn({ rounds: 0, return: null, band: null })]);
const broken = game('Limbo', [coinReturn({ return: 1.001 })]);

describe('verdictOn', () => {
  it.each([
    ['inside, at its end', { return: 1 }, 'inside'],
    ['inside, at its beginning', { return: 0.9 }, 'inside'],
    ['outside', { return: 1.001 }, 'outside'],
    ['too few for a narrow band', { rounds: 999 }, 'too-few'],
    ['too few while the band is wide', { band: { from: 0.6, to: 1.3 } }, 'too-few'],
    ['too few before the first round', { rounds: 0, return: null, band: null }, 'too-few'],
  ])('is %s', (_case, fields, verdict) => {
    expect(verdictOn(coinReturn(fields))).toBe(verdict);
  });
});

describe('bandsOf', () => {
  it('leaves out games without enough rounds, whose bands would hide the others', () => {
    expect(bandsOf([slots, unplayed])).toEqual([
      { name: 'HK Slots, GC', from: 0.9, to: 1, expected: 0.95, observed: 0.97 },
    ]);
  });
});

describe('verdictCopy', () => {
  it('does not call a game sound before there are enough rounds', () => {
    expect(verdictCopy([slots, unplayed])).toBe(
      'Inside the band: 1 of 2. Too few rounds for a verdict: 1 of 2.',
    );
    expect(verdictCopy([unplayed])).toBe('No rounds yet.');
  });

  it('names what is outside first', () => {
    expect(verdictCopy([slots, broken])).toMatch(/^Outside the band: Limbo, GC\. Inside the band: 1 of 3\./);
  });
});

describe('scaleOf', () => {
  it('includes every band and observed value in steps of a tenth', () => {
    expect(scaleOf(bandsOf([slots]))).toEqual({ least: 0.9, most: 1 });
    expect(scaleOf(bandsOf([slots, broken]))).toEqual({ least: 0.9, most: 1.1 });
  });
});
