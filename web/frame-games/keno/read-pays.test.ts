import { describe, expect, it } from 'vitest';
import { keno } from '#domain/games/originals/keno/rules';
import { readKenoRules } from './read-pays';

describe('readKenoRules', () => {
  const rules = readKenoRules({ table: keno.table });

  it('reads the board and the multiples of each risk and count of picks', () => {
    expect([rules.numbers, rules.drawn, rules.mostPicks]).toEqual([40, 10, 10]);
    expect(rules.paysOf('low', 1)).toEqual([65, 200]);
    expect(rules.paysOf('high', 10).at(-1)).toBe(1_000_000);
  });

  it('has no multiples without picks', () => {
    expect(rules.paysOf('low', 0)).toEqual([]);
  });

  it.each([
    {},
    { numbers: 40, mostPicks: 10, pays: 1 },
    { numbers: 40, mostPicks: 10, pays: [['wild', []]] },
  ])('throws for the table %j of another game', (table) => {
    expect(() => readKenoRules({ table })).toThrow(TypeError);
  });
});
