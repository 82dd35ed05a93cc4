import { describe, expect, it } from 'vitest';
import { elapsedLabel } from './elapsed';

describe('elapsedLabel', () => {
  it.each([
    { ms: -5, words: '0 min' },
    { ms: 59_999, words: '0 min' },
    { ms: 60_000, words: '1 min' },
    { ms: 59 * 60_000, words: '59 min' },
    { ms: 60 * 60_000, words: '1 h 00 min' },
    { ms: 125 * 60_000, words: '2 h 05 min' },
  ])('returns "$words" after $ms ms', ({ ms, words }) => {
    expect(elapsedLabel(ms)).toBe(words);
  });
});
