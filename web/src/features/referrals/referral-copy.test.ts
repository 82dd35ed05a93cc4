import { describe, expect, it } from 'vitest';
import { reasonLabel, progressLabel } from './referral-copy';
import type { ReferralView } from './referrals-views';

const invitee: ReferralView = {
  id: 'f',
  joinedAt: '2026-11-03T12:00:00.000Z',
  state: 'joined',
  progress: null,
  reward: null,
  reason: null,
};
const reward = { gold: 50_000, sweeps: 500 };

describe('referral copy', () => {
  it.each<[Partial<ReferralView>, string]>([
    [{}, 'Your friend has joined. The reward takes 10.00 SC of play and a verified identity.'],
    [
      { state: 'started' },
      'Your friend has started. The reward takes 10.00 SC of play and a verified identity.',
    ],
    [
      { progress: { isVerified: false, played: 0 } },
      'You have 10.00 SC left to play and still need to verify your identity.',
    ],
    [{ progress: { isVerified: true, played: 420 } }, 'You have 5.80 SC left to play.'],
    [{ progress: { isVerified: false, played: 1_000 } }, 'You still need to verify your identity.'],
    [
      { progress: { isVerified: true, played: 1_000 } },
      'Every step is complete. Your coins are on their way.',
    ],
    [{ state: 'started', reason: 'play-limits/on-break' }, 'Every step is complete. Your reward is on hold:'],
    [{ state: 'rewarded', reward }, 'You got 50,000 GC and 5.00 SC.'],
    [
      { state: 'rewarded', reward: { ...reward, sweeps: 0 }, reason: 'player/state-blocked' },
      'You got 50,000 GC, without Sweeps Coins:',
    ],
    [
      { state: 'refused', reason: 'referrals/month-full' },
      'You already reached this month’s 20 rewards, so there is none',
    ],
  ])('describes %j in a sentence', (change, text) => {
    expect(progressLabel({ ...invitee, ...change }, 1_000)).toContain(text);
  });

  it('adds a reason unless the sentence already contains it', () => {
    expect(reasonLabel({ reason: 'player/state-blocked' })).toContain('Sweeps Coins');
    expect(reasonLabel({ reason: 'referrals/month-full' })).toBeNull();
    expect(reasonLabel({ reason: null })).toBeNull();
  });
});
