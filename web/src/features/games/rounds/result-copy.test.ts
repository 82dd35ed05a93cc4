import { describe, expect, it } from 'vitest';
import { resultMessage } from './result-copy';

describe('resultMessage', () => {
  it.each([
    { payout: 0, words: 'No win.' },
    { payout: 40, words: 'You got 40 of your 100 back.' },
    { payout: 100, words: 'You got your 100 back.' },
    { payout: 12_500, words: 'You won 12,500 GC.' },
  ])('returns "$words"', ({ payout, words }) => {
    expect(resultMessage({ coin: 'gold', stake: 100, payout }, 'en')).toBe(words);
  });

  it('formats Sweeps Coins with hundredths', () => {
    expect(resultMessage({ coin: 'sweeps', stake: 40, payout: 20 }, 'en')).toBe(
      'You got 0.20 of your 0.40 back.',
    );
  });
});
