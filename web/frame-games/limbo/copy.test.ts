import { expect, it } from 'vitest';
import { limbo } from '#domain/games/originals/limbo/rules';
import { chanceOf, isHedged } from './chance';
import { targetLabel } from './copy';

const table = { draws: 100_000_000, returned: 99 };

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
  expect([152, 153].map((target) => isHedged(table, target))).toEqual(
    ['1.52', '1.53'].map((target) => limbo.isHedged(target, 0)),
  );
});
