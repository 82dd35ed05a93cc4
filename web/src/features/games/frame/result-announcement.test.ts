import { describe, expect, it } from 'vitest';
import { exampleRound } from '../rounds/example-round';
import { resultAnnouncement } from './result-announcement';

const played = exampleRound({ stake: 100, payout: 400 });

describe('resultAnnouncement', () => {
  it('announces a result once it was shown', () => {
    expect(resultAnnouncement({ phase: 'resting', played, replayed: false }, 'en')).toBe('You won 400 GC.');
  });

  it('marks a replayed round as a replay', () => {
    expect(resultAnnouncement({ phase: 'resting', played, replayed: true }, 'en')).toBe(
      'Replay: You won 400 GC.',
    );
  });

  it.each([
    ['is on show', { phase: 'showing', played }],
    ['is not settled', { phase: 'resting', played: exampleRound({ isSettled: false }) }],
    ['was never played', { phase: 'resting', played: null }],
  ] as const)('is empty for a round that %s', (_what, state) => {
    expect(resultAnnouncement({ ...state, replayed: false }, 'en')).toBe('');
  });
});
