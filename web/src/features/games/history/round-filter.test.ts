import { describe, expect, it } from 'vitest';
import { exampleRound } from '../rounds/example-round';
import { type RoundFilter, roundsThrough } from './round-filter';

const rounds = [
  exampleRound({ id: 'lost' }),
  exampleRound({ id: 'returned', payout: 100 }),
  exampleRound({ id: 'won', payout: 250 }),
  exampleRound({ id: 'sweeps', coin: 'sweeps', payout: 101 }),
];

describe('roundsThrough', () => {
  it.each<[RoundFilter, string[]]>([
    ['all', ['lost', 'returned', 'won', 'sweeps']],
    ['gold', ['lost', 'returned', 'won']],
    ['sweeps', ['sweeps']],
    ['won', ['won', 'sweeps']],
  ])('returns the rounds that match "%s", in order', (filter, ids) => {
    expect(roundsThrough(filter, rounds).map(({ id }) => id)).toEqual(ids);
  });
});
