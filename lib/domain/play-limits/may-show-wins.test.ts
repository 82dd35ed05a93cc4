import { describe, expect, it } from 'vitest';
import { mayShowWins } from './may-show-wins';
import { newPlayState } from './play-state';
import { exclude, takeBreak } from './time-out';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-12-05T12:00:00Z');
const play = newPlayState(now);

describe('mayShowWins', () => {
  it('returns true for a player without restrictions', () => {
    expect(mayShowWins(play, now)).toBe(true);
  });

  it.each([
    ['suspended', { suspension: { since: now, reason: 'several-accounts' as const } }],
    ['on a break', { timeOut: takeBreak(null, 7, now) }],
    ['self-excluded', { timeOut: exclude(null, 6, now) }],
    ['leaving', { deletion: { requestedAt: now, eraseAt: later, closedAt: null } }],
    ['deleted', { deletion: { requestedAt: now, eraseAt: later, closedAt: later } }],
  ])('rejects a player who is %s', (_state, restriction) => {
    expect(mayShowWins({ ...play, ...restriction }, now)).toBe(false);
  });

  it('returns true again after a break', () => {
    expect(mayShowWins({ ...play, timeOut: takeBreak(null, 7, now) }, later)).toBe(true);
  });
});
