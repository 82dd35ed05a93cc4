import { describe, expect, it } from 'vitest';
import { numberAfter } from './grid-steps';

describe('numberAfter', () => {
  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowRight', 8, null],
    ['ArrowLeft', 9, null],
    ['ArrowLeft', 10, 9],
    ['ArrowDown', 8, 16],
    ['ArrowDown', 33, null],
    ['ArrowUp', 8, null],
    ['ArrowUp', 40, 32],
    ['Home', 14, 9],
    ['Home', 9, null],
    ['End', 9, 16],
    ['Enter', 9, null],
  ])('moves with %s from %i to %s', (key, from, to) => {
    expect(numberAfter(key, from, 40)).toBe(to);
  });
});
