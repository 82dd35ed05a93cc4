import { expect, it } from 'vitest';
import { outcomeNames, reasonWords, reversalWords } from './affiliate-words';

it('speaks in words and not in codes', () => {
  const words = [reasonWords, reversalWords, outcomeNames].flatMap((each) => Object.entries(each));

  expect(words.filter(([code, said]) => said === code || !/^[A-Z]/.test(said))).toEqual([]);
});

it('blames nobody for what they wished themselves', () => {
  expect(Object.values(reasonWords).filter((said) => /you asked for it/i.test(said))).toEqual([]);
});
