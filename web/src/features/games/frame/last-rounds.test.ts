import { describe, expect, it } from 'vitest';
import { createMemory } from '../demo/memory';
import { exampleRound } from '../rounds/example-round';
import { lastRounds, rememberRound } from './last-rounds';

function spun(sequence: number, pocket: number, coin: 'gold' | 'sweeps' = 'gold') {
  return exampleRound({
    gameId: 'roulette',
    sequence,
    coin,
    outcome: { family: 'roulette', pocket, bets: [] },
  });
}

describe('lastRounds', () => {
  it('has the pockets of one coin, newest first', () => {
    const memory = createMemory();

    rememberRound(memory, spun(1, 17));
    rememberRound(memory, spun(2, 5, 'sweeps'));
    rememberRound(memory, spun(3, 0));

    expect(lastRounds(memory, 'roulette', 'gold').numbers).toEqual([0, 17]);
    expect(lastRounds(memory, 'roulette', 'sweeps').numbers).toEqual([5]);
  });

  it('counts a round once, and keeps the last twenty', () => {
    const memory = createMemory();

    for (let sequence = 1; sequence <= 25; sequence += 1) {
      rememberRound(memory, spun(sequence, sequence));
      rememberRound(memory, spun(sequence, sequence));
    }

    expect(lastRounds(memory, 'roulette', 'gold').numbers).toEqual(
      Array.from({ length: 20 }, (_, at) => 25 - at),
    );
  });

  it('is empty for games without numbers, and where the stored text was changed', () => {
    const memory = createMemory();
    rememberRound(memory, exampleRound({ gameId: 'harbour-wheel' }));
    memory.setItem('last-numbers.roulette.gold', '{"sequence":3,"numbers":["x"]}');

    expect(lastRounds(memory, 'harbour-wheel', 'gold').numbers).toEqual([]);
    expect(lastRounds(memory, 'roulette', 'gold').numbers).toEqual([]);
  });

  it('has what the last round in a coin staked on, whichever round is shown again after it', () => {
    const memory = createMemory();

    rememberRound(memory, { ...spun(1, 17), choice: 'odd 100' });
    rememberRound(memory, { ...spun(2, 5), choice: 'red 200' });
    rememberRound(memory, { ...spun(1, 17), choice: 'odd 100' });

    expect(lastRounds(memory, 'roulette', 'gold').choice).toBe('red 200');
    expect(lastRounds(memory, 'roulette', 'sweeps').choice).toBeNull();
  });

  it('reads numbers that an earlier version stored without a choice', () => {
    const memory = createMemory();
    memory.setItem('last-numbers.roulette.gold', '{"sequence":3,"numbers":[17]}');

    expect(lastRounds(memory, 'roulette', 'gold')).toEqual({ numbers: [17], choice: null });
  });
});
