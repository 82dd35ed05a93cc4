import { describe, expect, it } from 'vitest';
import { limbo } from '#domain/games/originals/limbo/rules';
import { chanceOf, targetLabel } from './copy';

const table = { draws: 100_000_000, returned: 99 };

describe('limbo copy', () => {
  it('names a target with its chance', () => {
    expect(targetLabel(table, 200, { coin: 'gold', locale: 'en' })).toBe(
      'A result of 2.00× or more wins, 49.5% of rounds.',
    );
    expect(targetLabel(table, 150, { coin: 'sweeps', locale: 'en' })).toBe(
      'A result of 1.50× or more wins, 66% of rounds. Does not count toward playthrough.',
    );
  });

  it('reads chance and playthrough from the published table as the game does', () => {
    expect(limbo.table).toMatchObject(table);
    expect(chanceOf(table, 10_000)).toBe(0.0099);
    const isNoted = (target: number) =>
      targetLabel(table, target, { coin: 'sweeps', locale: 'en' }).includes('playthrough');
    expect([150, 151].map(isNoted)).toEqual(['1.50', '1.51'].map((target) => limbo.isHedged(target, 0)));
  });
});
