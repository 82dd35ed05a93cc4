import { describe, expect, it } from 'vitest';
import { addTotals, noTotals, totalsOf } from './totals';

describe('totalsOf', () => {
  it('counts, sums and squares the pays of the first rounds only', () => {
    expect(totalsOf(Float64Array.of(0, 3, 0, 5, 99), 4)).toEqual({
      ...noTotals,
      rounds: 4,
      paid: 8n,
      squares: 34n,
      hits: 2,
      highest: 5,
    });
  });

  it('sums squares exactly beyond the range of a double', () => {
    const pays = Float64Array.of(2 ** 16 - 1, 2 ** 16, 123_456_789, 2 ** 40 + 1);

    const { squares } = totalsOf(pays, pays.length);

    expect(squares).toBe([...pays].reduce((sum, pay) => sum + BigInt(pay) ** 2n, 0n));
  });
});

describe('addTotals', () => {
  it('adds every figure and keeps the higher maximum', () => {
    const left = { rounds: 1, paid: 2n, squares: 4n, hits: 1, features: 1, freeSpins: 8, highest: 2 };
    const right = { rounds: 10, paid: 30n, squares: 500n, hits: 4, features: 2, freeSpins: 20, highest: 17 };

    expect(addTotals(left, right)).toEqual({
      rounds: 11,
      paid: 32n,
      squares: 504n,
      hits: 5,
      features: 3,
      freeSpins: 28,
      highest: 17,
    });
    expect(addTotals(noTotals, right)).toEqual(right);
  });
});
