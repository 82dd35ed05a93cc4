import { describe, expect, it } from 'vitest';
import { exampleRound } from './example-round';
import { readLeftOpen } from './left-open';

const round = exampleRound({ gameId: 'blackjack' });
const nobody = () => Promise.reject(new Error('Nothing is to be shown here'));

function backendWith(open: typeof round | null) {
  return { readOpen: () => Promise.resolve({ round: open, awaits: open ? ('decision' as const) : null }) };
}

describe('readLeftOpen', () => {
  it('brings the round of this game with what is needed to show it', async () => {
    const found = await readLeftOpen(backendWith(round), 'blackjack', (each) => Promise.resolve(each.id));

    expect(found).toEqual({ played: { round, version: round.id }, awaits: 'decision' });
  });

  it('names the other game whose round comes first, and prepares nothing for it', async () => {
    expect(await readLeftOpen(backendWith(round), 'roulette', nobody)).toEqual({ elsewhere: 'blackjack' });
  });

  it('finds nothing where nothing waits', async () => {
    expect(await readLeftOpen(backendWith(null), 'blackjack', nobody)).toBeNull();
  });

  it('says so when it cannot be known', async () => {
    const failure = new Error('The house does not answer');
    const backend = { readOpen: () => Promise.reject(failure) };

    await expect(readLeftOpen(backend, 'blackjack', nobody)).rejects.toBe(failure);
  });
});
