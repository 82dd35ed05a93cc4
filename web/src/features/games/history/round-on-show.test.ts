import { describe, expect, it } from 'vitest';
import { exampleRound } from '../rounds/example-round';
import { nothingPlayed } from '../rounds/play-state';
import { roundOnShow } from './round-on-show';

const played = exampleRound({ id: 'covered' });
const showing = { ...nothingPlayed, phase: 'showing', played, hasShown: true } as const;

describe('the round that the history leaves out', () => {
  it('is the one on the table until it was shown', () => {
    expect(roundOnShow(showing, null)).toBe('covered');
    expect(roundOnShow({ ...showing, phase: 'resting' }, null)).toBeNull();
  });

  it('is the one that was left, until it comes to the table', () => {
    const left = { played: { round: played, version: null }, awaits: 'seeing' } as const;

    expect(roundOnShow(nothingPlayed, left)).toBe('covered');
    expect(roundOnShow({ ...showing, phase: 'resting' }, left)).toBeNull();
    expect(roundOnShow({ ...showing, phase: 'asking', played: null }, left)).toBeNull();
  });

  it('is none of the history itself, none of another game, and none where there is none', () => {
    expect(roundOnShow({ ...showing, replayed: true }, null)).toBeNull();
    expect(roundOnShow(nothingPlayed, { elsewhere: 'blackjack' })).toBeNull();
    expect(roundOnShow(nothingPlayed, null)).toBeNull();
  });
});
