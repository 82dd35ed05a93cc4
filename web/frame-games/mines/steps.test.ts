import { describe, expect, it } from 'vitest';
import { tileAfter } from './steps';

describe('tileAfter', () => {
  it.each([
    ['ArrowLeft', 12, 11],
    ['ArrowRight', 12, 13],
    ['ArrowUp', 12, 7],
    ['ArrowDown', 12, 17],
    ['Home', 12, 10],
    ['End', 12, 14],
    ['Enter', 12, undefined],
  ])('leads with %s from tile %i to %j', (key, from, to) => {
    expect(tileAfter(from, key)).toBe(to);
  });

  it.each([
    ['ArrowLeft', 10],
    ['ArrowRight', 14],
    ['ArrowUp', 3],
    ['ArrowDown', 23],
    ['Home', 20],
    ['End', 4],
  ])('stays at the edge with %s on tile %i', (key, tile) => {
    expect(tileAfter(tile, key)).toBe(tile);
  });
});
