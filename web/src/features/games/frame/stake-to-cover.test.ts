import { expect, it } from 'vitest';
import { stakeToCover } from './stake-to-cover';

const game = { stakes: { gold: [100, 500], sweeps: [20, 100] } };

it('is the lowest chip while no total was too high', () => {
  expect(stakeToCover(game, 'gold', null)).toBe(100);
});

it('is the last total that the balance did not cover, in its own coin only', () => {
  const unpaid = { coin: 'gold', stake: 700 } as const;

  expect(stakeToCover(game, 'gold', unpaid)).toBe(700);
  expect(stakeToCover(game, 'sweeps', unpaid)).toBe(20);
});
