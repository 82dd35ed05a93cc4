import { expect, it } from 'vitest';
import { dayLabel, outcomeNames, reasonLabel, reversalMessage } from './affiliate-copy';

it('speaks in words and not in codes', () => {
  const words = [reasonLabel, reversalMessage, outcomeNames].flatMap((each) => Object.entries(each));

  expect(words.filter(([code, said]) => said === code || !/^[A-Z]/.test(said))).toEqual([]);
});

it('blames nobody for what they wished themselves', () => {
  expect(Object.values(reasonLabel).filter((said) => /you asked for it/i.test(said))).toEqual([]);
});

it('names no day where there was none', () => {
  expect(dayLabel('2026-11-21T12:00:00.000Z', 'long', 'en-US')).toBe('November 21, 2026');
  expect(dayLabel(null, 'long', 'en-US')).toBeNull();
});
