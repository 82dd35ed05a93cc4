import { expect, it } from 'vitest';
import { outcomeNames, reasonLabels, reversalMessages } from './affiliate-copy';

it('has text instead of codes', () => {
  const entries = [reasonLabels, reversalMessages, outcomeNames].flatMap((each) => Object.entries(each));

  expect(entries.filter(([code, label]) => label === code || !/^[A-Z]/.test(label))).toEqual([]);
});

it('blames no affiliate for a request of their own', () => {
  expect(Object.values(reasonLabels).filter((label) => /you asked for it/i.test(label))).toEqual([]);
});
