import { describe, expect, it } from 'vitest';
import { boundsLabel, chanceLabel, hedgeNote, multipleLabel, prizeLabel, resultLabels } from './copy';
import type { ShownRound } from './original-view';

const money = { coin: 'gold', locale: 'en' } as const;

describe('labels of originals', () => {
  it('show multiples, chances and prizes', () => {
    expect([multipleLabel(198, 'en'), multipleLabel(1_000_000, 'en')]).toEqual(['1.98×', '10,000.00×']);
    expect([chanceLabel(0.495, 'en'), chanceLabel(0.5, 'en'), chanceLabel(0.000_099, 'en')]).toEqual([
      '49.5%',
      '50%',
      '0.0099%',
    ]);
    expect(prizeLabel(198, 500, money)).toBe('990 GC');
    expect(prizeLabel(198, 100, { coin: 'sweeps', locale: 'en' })).toBe('1.98 SC');
  });

  it('state the bounds of a number', () => {
    const target = { least: 1.01, most: 10_000, decimals: 2 };

    expect(boundsLabel('Target', target, 'en')).toBe('Target: enter a number from 1.01 to 10,000.00.');
    expect(boundsLabel('Target', target, 'de')).toBe('Target: enter a number from 1,01 to 10.000,00.');
    expect(boundsLabel('Mines', { least: 1, most: 24, decimals: 0 }, 'en')).toBe(
      'Mines: enter a number from 1 to 24.',
    );
  });

  it('note what does not count toward playthrough, with Sweeps Coins only', () => {
    expect(hedgeNote(true, { coin: 'sweeps', locale: 'en' })).toBe(' Does not count toward playthrough.');
    expect(hedgeNote(true, money)).toBe('');
    expect(hedgeNote(false, { coin: 'sweeps', locale: 'en' })).toBe('');
  });

  it('name a payout on the table alone, because the site announces it', () => {
    const settled = (payout: number) =>
      ({ round: { coin: 'gold', stake: 100, payout } }) as Pick<ShownRound, 'round'>;

    expect(resultLabels('Roll 42.17.', settled(198), 'en')).toEqual({
      line: 'Roll 42.17. Pays 198 GC.',
      spoken: 'Roll 42.17.',
    });
    expect(resultLabels('Tie, 6 to 6.', settled(100), 'en').line).toBe('Tie, 6 to 6. Returns 100 GC.');
    expect(resultLabels('Roll 42.17.', settled(0), 'en')).toEqual({
      line: 'Roll 42.17. No win.',
      spoken: 'Roll 42.17. No win.',
    });
  });
});
