import { expect, it } from 'vitest';
import { compareTexts } from './text-order';

it('orders texts regardless of capitals and accents', () => {
  expect(['banana', 'Éclair', 'apple', 'Cherry'].toSorted(compareTexts)).toEqual([
    'apple',
    'banana',
    'Cherry',
    'Éclair',
  ]);
  expect(compareTexts('resume', 'Résumé')).toBe(0);
});
