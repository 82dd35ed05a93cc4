import { describe, expect, it } from 'vitest';
import { firstResult } from './first-result';
import { game } from './game-fixture';

const found = [
  game('neon-tiger', { launchPath: '/games/neon-tiger' }),
  game('hk-slots', { launchPath: '/games/PlayHKSlots' }),
];

describe('firstResult', () => {
  it('is the first game that was found', () => {
    expect(firstResult('slots', found)).toBe('/games/neon-tiger?play=coins');
  });

  it('is the search in the store where no game was found', () => {
    expect(firstResult('tea set', [])).toBe('/RewardsStore?q=tea+set');
  });

  it('is null before anything is typed', () => {
    expect(firstResult('', found)).toBeNull();
  });
});
