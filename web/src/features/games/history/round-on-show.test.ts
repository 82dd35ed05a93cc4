import { describe, expect, it } from 'vitest';
import { exampleRound } from '../rounds/example-round';
import { nothingPlayed } from '../rounds/play-state';
import { roundOnShow } from './round-on-show';

const played = exampleRound({ id: 'covered' });
const showing = { ...nothingPlayed, phase: 'showing', played, hasShown: true } as const;

describe('roundOnShow', () => {
  it('returns the round on the table until it was shown', () => {
    expect(roundOnShow(showing, null)).toBe('covered');
    expect(roundOnShow({ ...showing, phase: 'resting' }, null)).toBeNull();
  });

  it('returns the round that was left open, until it comes to the table', () => {
    const left = { played: { round: played, version: null }, awaits: 'seeing' } as const;

    expect(roundOnShow(nothingPlayed, left)).toBe('covered');
    expect(roundOnShow({ ...showing, phase: 'resting' }, left)).toBeNull();
    expect(roundOnShow({ ...showing, phase: 'asking', played: null }, left)).toBeNull();
  });

  it('returns null for a replayed round, a round of another game and no round', () => {
    expect(roundOnShow({ ...showing, replayed: true }, null)).toBeNull();
    expect(roundOnShow(nothingPlayed, { elsewhere: 'blackjack' })).toBeNull();
    expect(roundOnShow(nothingPlayed, null)).toBeNull();
  });
});
