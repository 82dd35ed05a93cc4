import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Cloth,
  type ClothRefusal,
  doubleBets,
  emptyCloth,
  halveBets,
  placeChips,
  played,
  raiseBets,
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

describe('halveBets', () => {
  it('halves each bet to whole chips as one step, and leaves bets that would fall below one chip', () => {
    const cloth = { ...emptyCloth, laid: { red: 1_000, odd: 300, low: 100 } };

    const halved = done(halveBets(cloth, 100));

    expect(halved.laid).toEqual({ red: 500, odd: 100, low: 100 });
    expect(done(undo(halved)).laid).toEqual(cloth.laid);
  });

  it('is refused where every bet is one chip, and on an empty cloth', () => {
    expect(halveBets(laidOn('red', 'odd'), 100)).toBe('nothing-to-halve');
    expect(halveBets(emptyCloth, 100)).toBe('nothing-there');
  });

  it('halves bets that exceed a lowered limit', () => {
    const cloth = { ...emptyCloth, laid: { red: 5_000 } };

    expect(done(halveBets(cloth, 100)).laid).toEqual({ red: 2_500 });
  });
});

describe('doubleBets', () => {
  it('doubles each bet, as one step', () => {
    const cloth = laidOn('red', 'red', 'odd');

    const doubled = done(doubleBets(cloth, limits, 10_000));

    expect(doubled.laid).toEqual({ red: 400, odd: 200 });
    expect(done(undo(doubled)).laid).toEqual(cloth.laid);
  });

  it('is refused above the limit, above the balance, and on an empty cloth', () => {
    expect(doubleBets({ ...emptyCloth, laid: { red: 600 } }, limits, 10_000)).toBe('too-much');
    expect(doubleBets(laidOn('red', 'odd'), limits, 399)).toBe('above-balance');
    expect(doubleBets(emptyCloth, limits, 10_000)).toBe('nothing-there');
  });
});

describe('raiseBets', () => {
  it('raises each bet by the highest whole multiple within limit and balance, as one step', () => {
    const cloth = laidOn('red', 'red', 'odd');

    const raised = done(raiseBets(cloth, limits, 10_000));

    expect(raised.laid).toEqual({ red: 600, odd: 300 });
    expect(done(undo(raised)).laid).toEqual(cloth.laid);
    expect(done(raiseBets(cloth, limits, 899)).laid).toEqual({ red: 400, odd: 200 });
  });

  it('lays the bets of the last round on an empty cloth, raised the same way', () => {
    const cloth = played({ red: 200, odd: 100 });

    const raised = done(raiseBets(cloth, limits, 10_000));

    expect(raised.laid).toEqual({ red: 600, odd: 300 });
    expect(done(undo(raised)).laid).toEqual({});
    expect(done(raiseBets(cloth, limits, 300)).laid).toEqual({ red: 200, odd: 100 });
  });

  it('leaves the last bets alone while there are chips on the cloth', () => {
    const cloth = { ...laidOn('low'), played: { red: 200 } };

    expect(done(raiseBets(cloth, limits, 10_000)).laid).toEqual({ low: 1_000 });
  });

  it('is refused where limit or balance covers no higher multiple, and without bets', () => {
    expect(raiseBets({ ...emptyCloth, laid: { red: 600 } }, limits, 10_000)).toBe('too-much');
    expect(raiseBets(laidOn('red', 'odd'), limits, 399)).toBe('above-balance');
    expect(raiseBets(played({ red: 600 }), limits, 599)).toBe('above-balance');
    expect(raiseBets(played({ red: 2_000 }), limits, 10_000)).toBe('too-much');
    expect(raiseBets(emptyCloth, limits, 10_000)).toBe('nothing-there');
  });
});

it('keeps the total within limit and balance and every bet in whole chips, however often bets are halved, doubled and raised', () => {
  const bets = fc.dictionary(
    fc.constantFrom('red', 'odd', 'low'),
    fc.integer({ min: 1, max: 50 }).map((chips) => chips * 20),
    { minKeys: 1, noNullPrototype: true },
  );
  const presses = fc.array(fc.constantFrom('half', 'double', 'max'), { maxLength: 30 });
  const room = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(bets, presses, room, room, (laid, pressed, mostMore, balanceMore) => {
      const [most, balance] = [totalOf(laid) + mostMore, totalOf(laid) + balanceMore];
      const limitsOfTable = { most, mostFields: 3 };
      const steps = {
        half: (cloth: Cloth) => halveBets(cloth, 20),
        double: (cloth: Cloth) => doubleBets(cloth, limitsOfTable, balance),
        max: (cloth: Cloth) => raiseBets(cloth, limitsOfTable, balance),
      };
      let cloth: Cloth = { ...emptyCloth, laid };
      for (const press of pressed) {
        const next = steps[press](cloth);
        if (typeof next !== 'string') cloth = next;
        expect(totalOf(cloth.laid)).toBeLessThanOrEqual(Math.min(most, balance));
        expect(Object.keys(cloth.laid)).toEqual(Object.keys(laid));
        expect(Object.values(cloth.laid).every((units) => units >= 20 && units % 20 === 0)).toBe(true);
      }
    }),
  );
});
