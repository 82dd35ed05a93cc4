import { describe, expect, it } from 'vitest';
import { createMemory } from '../demo/memory';
import { exampleRound } from '../rounds/example-round';
import { lastNumbers, rememberNumber } from './last-numbers';

function spun(sequence: number, pocket: number, coin: 'gold' | 'sweeps' = 'gold') {
  return exampleRound({
    gameId: 'roulette',
    sequence,
    coin,
    outcome: { family: 'roulette', pocket, bets: [] },
  });
}

describe('lastNumbers', () => {
  it('has the pockets of one coin, newest first', () => {
    const memory = createMemory();

    rememberNumber(memory, spun(1, 17));
    rememberNumber(memory, spun(2, 5, 'sweeps'));
    rememberNumber(memory, spun(3, 0));

    expect(lastNumbers(memory, 'roulette', 'gold')).toEqual([0, 17]);
    expect(lastNumbers(memory, 'roulette', 'sweeps')).toEqual([5]);
  });

  it('counts a round once, and keeps the last twenty', () => {
    const memory = createMemory();

    for (let sequence = 1; sequence <= 25; sequence += 1) {
      rememberNumber(memory, spun(sequence, sequence));
      rememberNumber(memory, spun(sequence, sequence));
    }

    expect(lastNumbers(memory, 'roulette', 'gold')).toEqual(Array.from({ length: 20 }, (_, at) => 25 - at));
  });

  it('is empty for games without numbers, and where the stored text was changed', () => {
    const memory = createMemory();
    rememberNumber(memory, exampleRound({ gameId: 'harbour-wheel' }));
    memory.setItem('last-numbers.roulette.gold', '{"sequence":3,"numbers":["x"]}');

    expect(lastNumbers(memory, 'harbour-wheel', 'gold')).toEqual([]);
    expect(lastNumbers(memory, 'roulette', 'gold')).toEqual([]);
  });
});
