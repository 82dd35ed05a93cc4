import { expect, it } from 'vitest';
import { dayLabel, outcomeNames, reasonLabel, reversalMessage } from './affiliate-copy';

it('has text instead of codes', () => {
  const entries = [reasonLabel, reversalMessage, outcomeNames].flatMap((each) => Object.entries(each));

  expect(entries.filter(([code, label]) => label === code || !/^[A-Z]/.test(label))).toEqual([]);
});

it('blames no affiliate for a request of their own', () => {
  expect(Object.values(reasonLabel).filter((label) => /you asked for it/i.test(label))).toEqual([]);
});

it('returns null without a day', () => {
  expect(dayLabel('2026-11-21T12:00:00.000Z', 'long', 'en-US')).toBe('November 21, 2026');
  expect(dayLabel(null, 'long', 'en-US')).toBeNull();
});
