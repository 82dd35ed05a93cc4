import { describe, expect, it } from 'vitest';
import { exampleRound, exampleState } from '../rounds/example-round';
import { nothingPlayed } from '../rounds/machine/round-state';
import { roundOnShow } from './round-on-show';

const round = exampleRound({ id: 'covered' });
const showing = exampleState({ phase: 'showing', round });
const idle = exampleState({ round });

describe('roundOnShow', () => {
  it('returns the round on the table until it was shown', () => {
    expect(roundOnShow(showing, null)).toBe('covered');
    expect(roundOnShow(idle, null)).toBeNull();
  });

  it('returns the round that was left open, until it comes to the table', () => {
    const left = { played: { round, version: null }, awaits: 'seeing' } as const;

    expect(roundOnShow(nothingPlayed, left)).toBe('covered');
    expect(roundOnShow(idle, left)).toBeNull();
    expect(roundOnShow(exampleState({ phase: 'requesting', presentations: 1 }), left)).toBeNull();
  });

  it('returns null for a replayed round and no round', () => {
    expect(roundOnShow(exampleState({ phase: 'showing', round, origin: 'replayed' }), null)).toBeNull();
    expect(roundOnShow(nothingPlayed, null)).toBeNull();
  });
});
