import { describe, expect, it } from 'vitest';
import { createMemory } from '../demo/memory';
import { lastCoin, lastStake, rememberStake } from './last-stakes';

describe('the last stake', () => {
  it('is none in a new game, which begins with Gold Coins', () => {
    const memory = createMemory();

    expect(lastCoin(memory, 'hk-slots')).toBe('gold');
    expect(lastStake(memory, 'hk-slots', 'gold')).toBeNull();
  });

  it('is stored for each game and coin', () => {
    const memory = createMemory();

    rememberStake(memory, 'hk-slots', { coin: 'gold', stake: 500 });
    rememberStake(memory, 'hk-slots', { coin: 'sweeps', stake: 20 });
    rememberStake(memory, 'roulette', { coin: 'gold', stake: 100 });

    expect([lastCoin(memory, 'hk-slots'), lastCoin(memory, 'roulette')]).toEqual(['sweeps', 'gold']);
    expect(lastStake(memory, 'hk-slots', 'gold')).toBe(500);
    expect(lastStake(memory, 'hk-slots', 'sweeps')).toBe(20);
    expect(lastStake(memory, 'roulette', 'sweeps')).toBeNull();
  });
});
