import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '#domain/fairness/draws';
import { chooseWinners, drawMessage } from './choose-winners';
import { entryLines, findPositions, type ListedEntries } from './entry-list';
import { entryLabel, gates, nextEntries, placesPerGate } from './entry-number';
import { verifyDraw } from './verify-draw';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const quantities = fc.array(
  fc.tuple(fc.integer({ min: 0, max: gates - 1 }), fc.integer({ min: 1, max: 99 })),
  {
    maxLength: 60,
  },
);

/** Builds the ranges of the orders, sorted by number. */
function listOf(orders: readonly (readonly [number, number])[]): ListedEntries[] {
  const taken = new Map<number, number>();
  return orders
    .map(([gate, quantity], index) => {
      const before = taken.get(gate) ?? 0;
      taken.set(gate, before + quantity);
      return { ...nextEntries(gate, before, quantity), owner: sha256(`player ${index % 7}`).slice(0, 16) };
    })
    .sort((left, right) => left.first - right.first);
}

const numbersOf = (list: readonly ListedEntries[]) =>
  list.flatMap(({ first, quantity }) => Array.from({ length: quantity }, (_each, index) => first + index));

describe('draw entries', () => {
  it('have unique numbers across gates', () => {
    fc.assert(
      fc.property(quantities, (orders) => {
        const numbers = numbersOf(listOf(orders));
        expect(new Set(numbers).size).toBe(orders.reduce((sum, [, quantity]) => sum + quantity, 0));
      }),
    );
  });

  it('are found at their positions in the list, range by range', () => {
    fc.assert(
      fc.property(quantities, fc.array(fc.nat({ max: 3_000 }), { maxLength: 20 }), (orders, indexes) => {
        const list = listOf(orders);
        const numbers = numbersOf(list);
        const positions = [...new Set(indexes)].filter((each) => each < numbers.length);

        const found = list.flatMap(findPositions(positions));

        const expected = [...positions].sort((left, right) => left - right);
        expect(found).toEqual(expected.map((position) => ({ position, number: numbers[position] })));
      }),
    );
  });

  it('are one line each in the published list', () => {
    expect(entryLines({ first: 30_000_001, quantity: 2, owner: 'a'.repeat(16) })).toBe(
      `30000001 ${'a'.repeat(16)}\n30000002 ${'a'.repeat(16)}\n`,
    );
  });

  it('are printed with gate and place', () => {
    expect(entryLabel(nextEntries(3, 126, 1).first)).toBe('03-0000127');
  });

  it.each([
    [16, 0, 1],
    [-1, 0, 1],
    [0, placesPerGate - 1, 1],
    [0, 0, 0],
  ])('throw RangeError at gate %i after %i places for a quantity of %i', (gate, taken, quantity) => {
    expect(() => nextEntries(gate, taken, quantity)).toThrow(RangeError);
  });
});

describe('verifyDraw', () => {
  it('accepts the published seed and list, and rejects any change', () => {
    const seeds = fc.tuple(fc.stringMatching(/^[0-9a-f]{64}$/), fc.integer({ min: 1, max: 20 }));
    fc.assert(
      fc.property(quantities, seeds, (orders, [seed, winners]) => {
        const list = listOf(orders);
        const numbers = numbersOf(list);
        const listHash = sha256(list.map(entryLines).join(''));
        const block = (index: number) =>
          createHmac('sha256', seed).update(drawMessage(listHash, index)).digest();
        const positions = chooseWinners(numbers.length, winners, drawsFrom(block));
        const winning = positions.map((each) => numbers[each]!);
        const draw = { seedHash: sha256(seed), listHash, entries: numbers.length, winners, winning };
        const evidence = { serverSeedHash: sha256(seed), listHash, block };
        const holds = (...args: Parameters<typeof verifyDraw>) =>
          verifyDraw(...args).map((each) => each.holds);

        expect(holds(draw, list, evidence)).toEqual([true, true, true]);
        expect(holds({ ...draw, winning: [...winning, 1] }, list, evidence)[2]).toBe(false);
        expect(holds({ ...draw, entries: 1 + numbers.length }, list, evidence)[1]).toBe(false);
        expect(holds(draw, list, { ...evidence, serverSeedHash: sha256('other') })[0]).toBe(false);
      }),
    );
  });
});
