import { describe, expect, it } from 'vitest';
import { exampleRound, exampleState } from '../rounds/example-round';
import { resultAnnouncement } from './result-announcement';

const round = exampleRound({ stake: 100, payout: 400 });

describe('resultAnnouncement', () => {
  it('announces a result once it was shown', () => {
    expect(resultAnnouncement(exampleState({ round }), 'en')).toBe('You won 400 GC.');
  });

  it('marks a replayed round as a replay', () => {
    expect(resultAnnouncement(exampleState({ round, origin: 'replayed' }), 'en')).toBe(
      'Replay: You won 400 GC.',
    );
  });

  it('marks a round that was left before its result was shown', () => {
    expect(resultAnnouncement(exampleState({ round, origin: 'resumed' }), 'en')).toBe(
      'While you were away: You won 400 GC.',
    );
  });

  it.each([
    ['is on show', { phase: 'showing', round }],
    ['is not settled', { round: exampleRound({ isSettled: false }) }],
    ['was never played', { round: null }],
  ] as const)('is empty for a round that %s', (_what, state) => {
    expect(resultAnnouncement(exampleState(state), 'en')).toBe('');
  });
});
