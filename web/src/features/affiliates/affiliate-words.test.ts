import { expect, it } from 'vitest';
import { dayWords, outcomeNames, reasonWords, reversalWords } from './affiliate-words';

it('speaks in words and not in codes', () => {
  const words = [reasonWords, reversalWords, outcomeNames].flatMap((each) => Object.entries(each));

  expect(words.filter(([code, said]) => said === code || !/^[A-Z]/.test(said))).toEqual([]);
});

it('blames nobody for what they wished themselves', () => {
  expect(Object.values(reasonWords).filter((said) => /you asked for it/i.test(said))).toEqual([]);
});

it('names no day where there was none', () => {
  expect(dayWords('2026-11-21T12:00:00.000Z', 'long', 'en-US')).toBe('November 21, 2026');
  expect(dayWords(null, 'long', 'en-US')).toBeNull();
});
