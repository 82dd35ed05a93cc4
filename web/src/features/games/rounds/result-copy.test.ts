import { describe, expect, it } from 'vitest';
import { resultMessage } from './result-copy';

describe('resultMessage', () => {
  it.each([
    { payout: 0, words: 'No win. 100 played.' },
    { payout: 40, words: 'Returned 40 of 100.' },
    { payout: 100, words: 'Returned 100 of 100.' },
    { payout: 12_500, words: 'You won 12,500 GC.' },
  ])('returns "$words"', ({ payout, words }) => {
    expect(resultMessage({ coin: 'gold', stake: 100, payout }, 'en')).toBe(words);
  });

  it('formats Sweeps Coins with hundredths', () => {
    expect(resultMessage({ coin: 'sweeps', stake: 40, payout: 20 }, 'en')).toBe('Returned 0.20 of 0.40.');
  });
});
