import { describe, expect, it } from 'vitest';
import {
  type Cloth,
  type ClothRefusal,
  emptyCloth,
  placeChips,
  played,
  removeAllChips,
  removeChips,
  repeat,
  totalOf,
  undo,
} from './cloth';

const limits = { most: 1_000, mostFields: 3 };

function done(step: Cloth | ClothRefusal): Cloth {
  if (typeof step === 'string') throw new Error(step);
  return step;
}

function laidOn(...fields: string[]): Cloth {
  return fields.reduce((cloth, field) => done(placeChips(cloth, [field], 100, limits)), emptyCloth);
}

describe('cloth', () => {
  it('returns chips above a lowered limit, and accepts no more', () => {
    const cloth = laidOn('red', 'black', 'odd');
    const fewer = { most: 100, mostFields: 3 };

    expect(done(removeChips(cloth, ['odd'], 100, fewer)).laid).toEqual({ red: 100, black: 100 });
    expect(placeChips(cloth, ['red'], 100, fewer)).toBe('too-much');
  });

  it('adds chips on one field up', () => {
    const cloth = laidOn('red', 'straight-17', 'red');

    expect(cloth.laid).toEqual({ red: 200, 'straight-17': 100 });
    expect(totalOf(cloth.laid)).toBe(300);
  });

  it('removes chips one by one, never more than the field holds', () => {
    const cloth = laidOn('red', 'red');

    expect(done(removeChips(cloth, ['red'], 100, limits)).laid).toEqual({ red: 100 });
    expect(done(removeChips(cloth, ['red'], 500, limits)).laid).toEqual({});
    expect(removeChips(cloth, ['black'], 100, limits)).toBe('nothing-there');
  });

  it('enforces the limits of the table', () => {
    expect(placeChips(laidOn('red'), ['red'], 950, limits)).toBe('too-much');
    expect(placeChips(laidOn('red', 'odd', 'low'), ['even'], 100, limits)).toBe('too-many-fields');
    expect(done(placeChips(laidOn('red', 'odd', 'low'), ['low'], 700, limits)).laid['low']).toBe(800);
  });

  it('places a chip on several fields in one step, which is undone as one', () => {
    const neighbors = done(placeChips(laidOn('red'), ['straight-0', 'straight-26'], 100, limits));

    expect(neighbors.laid).toEqual({ red: 100, 'straight-0': 100, 'straight-26': 100 });
    expect(done(undo(neighbors)).laid).toEqual({ red: 100 });
  });

  it('places no chip at all when one of several fields exceeds a limit', () => {
    expect(placeChips(laidOn('red', 'odd'), ['straight-0', 'straight-26'], 100, limits)).toBe(
      'too-many-fields',
    );
    expect(placeChips(laidOn('red'), ['straight-0', 'straight-26'], 500, limits)).toBe('too-much');
  });

  it('takes a chip from each of several fields that has one', () => {
    const cloth = laidOn('straight-0', 'straight-26', 'straight-26');

    expect(done(removeChips(cloth, ['straight-0', 'straight-26', 'straight-3'], 100, limits)).laid).toEqual({
      'straight-26': 100,
    });
  });

  it('undoes steps, including clearing', () => {
    const cloth = laidOn('red', 'odd');
    const cleared = done(removeAllChips(cloth, limits));

    expect(cleared.laid).toEqual({});
    expect(done(undo(cleared)).laid).toEqual(cloth.laid);
    expect(done(undo(done(undo(cleared)))).laid).toEqual({ red: 100 });
    expect(undo(emptyCloth)).toBe('nothing-there');
    expect(removeAllChips(emptyCloth, limits)).toBe('nothing-there');
  });

  it('repeats the last bets within the limits only', () => {
    const cloth = played(laidOn('red', 'red', 'odd').laid);

    expect(cloth.laid).toEqual({});
    expect(undo(cloth)).toBe('nothing-there');
    expect(done(repeat(cloth, limits)).laid).toEqual({ red: 200, odd: 100 });
    expect(repeat(cloth, { ...limits, most: 200 })).toBe('too-much');
    expect(repeat(emptyCloth, limits)).toBe('nothing-there');
  });
});
