import { describe, expect, it } from 'vitest';
import { cellAfter } from './grid-step';

const board = { columns: 5, cells: 25 };

describe('cellAfter', () => {
  it.each([
    ['ArrowLeft', 12, 11],
    ['ArrowRight', 12, 13],
    ['ArrowUp', 12, 7],
    ['ArrowDown', 12, 17],
    ['Home', 12, 10],
    ['End', 12, 14],
    ['Enter', 12, undefined],
  ])('leads with %s from cell %i to %j', (key, from, to) => {
    expect(cellAfter(from, key, board)).toBe(to);
  });

  it.each([
    ['ArrowLeft', 10],
    ['ArrowRight', 14],
    ['ArrowUp', 3],
    ['ArrowDown', 23],
    ['Home', 20],
    ['End', 4],
  ])('stays at the edge with %s on cell %i', (key, cell) => {
    expect(cellAfter(cell, key, board)).toBe(cell);
  });
});
