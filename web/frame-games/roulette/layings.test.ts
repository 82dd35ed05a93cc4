import { describe, expect, it } from 'vitest';
import {
  clear,
  type Cloth,
  type ClothRefusal,
  emptyCloth,
  lay,
  played,
  repeat,
  take,
  totalOf,
  undo,
} from './layings';

const limits = { most: 1_000, mostFields: 3 };

function done(step: Cloth | ClothRefusal): Cloth {
  if (typeof step === 'string') throw new Error(step);
  return step;
}

function laidOn(...fields: string[]): Cloth {
  return fields.reduce((cloth, field) => done(lay(cloth, field, 100, limits)), emptyCloth);
}

describe('the cloth', () => {
  it('gives chips back when more lies there than is allowed by now, and takes no more', () => {
    const cloth = laidOn('red', 'black', 'odd');
    const fewer = { most: 100, mostFields: 3 };

    expect(done(take(cloth, 'odd', 100, fewer)).laid).toEqual({ red: 100, black: 100 });
    expect(lay(cloth, 'red', 100, fewer)).toBe('too-much');
  });

  it('adds chips on one field up', () => {
    const cloth = laidOn('red', 'straight-17', 'red');

    expect(cloth.laid).toEqual({ red: 200, 'straight-17': 100 });
    expect(totalOf(cloth.laid)).toBe(300);
  });

  it('takes chips away one by one, and never more than lies there', () => {
    const cloth = laidOn('red', 'red');

    expect(done(take(cloth, 'red', 100, limits)).laid).toEqual({ red: 100 });
    expect(done(take(cloth, 'red', 500, limits)).laid).toEqual({});
    expect(take(cloth, 'black', 100, limits)).toBe('nothing-there');
  });

  it('holds the limits of the house', () => {
    expect(lay(laidOn('red'), 'red', 950, limits)).toBe('too-much');
    expect(lay(laidOn('red', 'odd', 'low'), 'even', 100, limits)).toBe('too-many-fields');
    expect(done(lay(laidOn('red', 'odd', 'low'), 'low', 700, limits)).laid['low']).toBe(800);
  });

  it('takes steps back, clearing included', () => {
    const cloth = laidOn('red', 'odd');
    const cleared = done(clear(cloth, limits));

    expect(cleared.laid).toEqual({});
    expect(done(undo(cleared)).laid).toEqual(cloth.laid);
    expect(done(undo(done(undo(cleared)))).laid).toEqual({ red: 100 });
    expect(undo(emptyCloth)).toBe('nothing-there');
    expect(clear(emptyCloth, limits)).toBe('nothing-there');
  });

  it('lays once more what was played, and only within the limits', () => {
    const cloth = played(laidOn('red', 'red', 'odd').laid);

    expect(cloth.laid).toEqual({});
    expect(undo(cloth)).toBe('nothing-there');
    expect(done(repeat(cloth, limits)).laid).toEqual({ red: 200, odd: 100 });
    expect(repeat(cloth, { ...limits, most: 200 })).toBe('too-much');
    expect(repeat(emptyCloth, limits)).toBe('nothing-there');
  });
});
