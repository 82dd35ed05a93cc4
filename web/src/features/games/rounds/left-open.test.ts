import { describe, expect, it } from 'vitest';
import { exampleRound } from './example-round';
import { readLeftOpen } from './left-open';

const round = exampleRound({ gameId: 'blackjack' });
const failPrepare = () => Promise.reject(new Error('Nothing is to be shown here'));

function backendWith(open: typeof round | null) {
  return { readOpen: () => Promise.resolve({ round: open, awaits: open ? ('decision' as const) : null }) };
}

describe('readLeftOpen', () => {
  it('returns the open round of this game with what is needed to show it', async () => {
    const found = await readLeftOpen(backendWith(round), 'blackjack', (each) => Promise.resolve(each.id));

    expect(found).toEqual({ played: { round, version: round.id }, awaits: 'decision' });
  });

  it('looks up the round of its own game', async () => {
    const requested: string[] = [];
    const readOpen = (gameId: string) => {
      requested.push(gameId);
      return Promise.resolve({ round: null, awaits: null });
    };

    await readLeftOpen({ readOpen }, 'dragon-scratch', failPrepare);

    expect(requested).toEqual(['dragon-scratch']);
  });

  it('returns null when no round is open', async () => {
    expect(await readLeftOpen(backendWith(null), 'blackjack', failPrepare)).toBeNull();
  });

  it('rejects when the lookup fails', async () => {
    const failure = new Error('The house does not answer');
    const backend = { readOpen: () => Promise.reject(failure) };

    await expect(readLeftOpen(backend, 'blackjack', failPrepare)).rejects.toBe(failure);
  });
});
