import { describe, expect, it } from 'vitest';
import { createMemory } from '../demo/memory';
import {
  lastChip,
  lastChoiceIn,
  lastCoin,
  lastLimit,
  lastStake,
  rememberChip,
  rememberLimit,
  rememberStake,
} from './last-stakes';

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

describe('the last choice in a coin', () => {
  const game = { id: 'hk-slots', stakes: { gold: [100, 500], sweeps: [20, 40] } };

  it('has the last stake of that coin', () => {
    const memory = createMemory();
    rememberStake(memory, 'hk-slots', { coin: 'gold', stake: 500 });

    expect(lastChoiceIn(memory, game, 'gold')).toEqual({ coin: 'gold', stake: 500 });
  });

  it('has the lowest stake where there was none, or where it is no longer offered', () => {
    const memory = createMemory();
    rememberStake(memory, 'hk-slots', { coin: 'gold', stake: 300 });

    expect(lastChoiceIn(memory, game, 'gold')).toEqual({ coin: 'gold', stake: 100 });
    expect(lastChoiceIn(memory, game, 'sweeps')).toEqual({ coin: 'sweeps', stake: 20 });
  });
});

describe('the last limit of a round', () => {
  it('is stored for each game and coin, apart from the stakes', () => {
    const memory = createMemory();

    rememberLimit(memory, 'roulette', { coin: 'gold', most: 5_000 });
    rememberStake(memory, 'roulette', { coin: 'gold', stake: 100 });

    expect(lastLimit(memory, 'roulette', 'gold')).toBe(5_000);
    expect(lastLimit(memory, 'roulette', 'sweeps')).toBeNull();
    expect(lastLimit(memory, 'baccarat', 'gold')).toBeNull();
  });
});

describe('the last chip', () => {
  it('is stored for each game and coin, apart from limits and stakes', () => {
    const memory = createMemory();

    rememberChip(memory, 'roulette', { coin: 'gold', chip: 500 });
    rememberLimit(memory, 'roulette', { coin: 'gold', most: 5_000 });
    rememberStake(memory, 'roulette', { coin: 'gold', stake: 100 });

    expect(lastChip(memory, 'roulette', 'gold')).toBe(500);
    expect(lastChip(memory, 'roulette', 'sweeps')).toBeNull();
    expect(lastChip(memory, 'blackjack', 'gold')).toBeNull();
  });
});
