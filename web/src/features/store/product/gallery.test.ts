import { expect, it } from 'vitest';
import { pictureLabel, turned } from './gallery';

it.each([
  [0, 1, 1],
  [2, 1, 0],
  [0, -1, 2],
] as const)('turned goes around three pictures: from %i by %i to %i', (index, by, expected) => {
  expect(turned(index, by, 3)).toBe(expected);
});

it('pictureLabel counts several pictures, and names a single one by its product', () => {
  expect(pictureLabel('Jade Mug', 1, 3)).toBe('Jade Mug, picture 2 of 3');
  expect(pictureLabel('Jade Mug', 0, 1)).toBe('Jade Mug');
});
