import { describe, expect, it } from 'vitest';
import { readEndedRound } from './ended-round';
import { exampleRound } from './example-round';

const ended = exampleRound({ id: 'round-7', gameId: 'blackjack', payout: 200 });
const name = { gameId: 'blackjack', id: 'round-7' };

function backendWith(...items: (typeof ended)[]) {
  return {
    rounds: (gameId: string) =>
      Promise.resolve({ items: items.filter((round) => round.gameId === gameId), next: null }),
  };
}

describe('readEndedRound', () => {
  it('finds the round by its id, with its payout', async () => {
    const newer = exampleRound({ id: 'round-8', gameId: 'blackjack' });

    expect(await readEndedRound(backendWith(newer, ended), name)).toBe(ended);
  });

  it('returns null for an unsettled round and a round that is not listed', async () => {
    expect(await readEndedRound(backendWith({ ...ended, isSettled: false }), name)).toBeNull();
    expect(await readEndedRound(backendWith(), name)).toBeNull();
  });

  it('rejects when the request fails', async () => {
    const failure = new Error('The house does not answer');

    await expect(readEndedRound({ rounds: () => Promise.reject(failure) }, name)).rejects.toBe(failure);
  });
});
