import { describe, expect, it } from 'vitest';
import { coveredPockets, isHedged, isHedgedChoice } from './coverage';
import { rouletteRules } from './rules';

describe('isHedged', () => {
  it.each<[string, string[], number, boolean]>([
    ['both colors', ['black', 'red'], 36, true],
    ['even and odd', ['even', 'odd'], 36, true],
    ['low and high', ['high', 'low'], 36, true],
    ['three dozens', ['dozen-1', 'dozen-2', 'dozen-3'], 36, true],
    ['both colors and the zero', ['black', 'red', 'straight-0'], 37, true],
    ['a color and a number of the other', ['red', 'straight-2'], 19, false],
    ['a color and a column', ['column-2', 'red'], 26, true],
    ['two dozens', ['dozen-1', 'dozen-2'], 24, false],
    ['two dozens and the zero', ['dozen-1', 'dozen-2', 'straight-0'], 25, true],
    ['one color', ['red'], 18, false],
    ['one number', ['straight-17'], 1, false],
    ['the same numbers twice', ['dozen-1', 'six-line-1'], 12, false],
  ])('decides for %s: %j covers %i pockets', (_case, on, pockets, expected) => {
    expect([coveredPockets(rouletteRules, on), isHedged(rouletteRules, on)]).toEqual([pockets, expected]);
  });

  it('accepts a choice as text', () => {
    expect(isHedgedChoice(rouletteRules, 'black 120, red 120')).toBe(true);
    expect(isHedgedChoice(rouletteRules, 'red 120, straight-17 20')).toBe(false);
  });
});
