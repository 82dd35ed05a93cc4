import { describe, expect, it } from 'vitest';
import { drawLabel, listed, returnLabel } from './copy';

describe('drawLabel', () => {
  it('counts the replaced cards', () => {
    expect([0, 1, 2, 3, 4, 5].map(drawLabel)).toEqual([
      'Draw five cards',
      'Draw four cards',
      'Draw three cards',
      'Draw two cards',
      'Draw one card',
      'Keep all five',
    ]);
  });
});

describe('listed', () => {
  it.each([
    [[], ''],
    [['an ace'], 'an ace'],
    [['an ace', 'a king'], 'an ace and a king'],
    [['an ace', 'a king', 'a queen'], 'an ace, a king and a queen'],
  ])('joins %j to %j', (names, sentence) => {
    expect(listed(names)).toBe(sentence);
  });
});

describe('returnLabel', () => {
  it('formats stakes with two decimals in the player’s locale', () => {
    expect(returnLabel(1.5365, 'en-US')).toBe('1.54\u00a0× your stake');
    expect(returnLabel(0.8, 'de-DE')).toBe('0,80\u00a0× your stake');
  });
});
