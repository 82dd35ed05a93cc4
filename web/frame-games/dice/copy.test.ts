import { describe, expect, it } from 'vitest';
import { choiceLabel, rollLabel } from './copy';

describe('dice copy', () => {
  it('names a choice with its chance and what it pays', () => {
    expect(choiceLabel({ side: 'under', number: 50 }, 198, { coin: 'gold', locale: 'en' })).toBe(
      'Under 50 wins 50% of rolls and pays 1.98×.',
    );
    expect(choiceLabel({ side: 'over', number: 30 }, 141, { coin: 'sweeps', locale: 'en' })).toBe(
      '30 or over wins 70% of rolls and pays 1.41×. Does not count toward playthrough.',
    );
  });

  it('shows a roll with two decimals', () => {
    expect([rollLabel(0), rollLabel(4_217), rollLabel(9_999)]).toEqual(['0.00', '42.17', '99.99']);
  });
});
