import { describe, expect, it } from 'vitest';
import { reasonWords, standWords } from './friend-words';
import type { Friend } from './referrals-views';

const friend: Friend = {
  ...{ id: 'f', joinedAt: '2026-11-03T12:00:00.000Z', state: 'joined', isVerified: false },
  ...{ played: 0, reward: null, reason: null },
};
const reward = { gold: 50_000, sweeps: 500 };

describe('where a friend stands', () => {
  it.each<[Partial<Friend>, string]>([
    [{}, 'Your friend has 10.00 SC left to play, and an identity to confirm.'],
    [{ isVerified: true, played: 420 }, 'Your friend has 5.80 SC left to play.'],
    [{ played: 1_000 }, 'Your friend has an identity left to confirm.'],
    [{ isVerified: true, played: 1_000 }, 'Everything is done; the coins are on their way.'],
    [
      { isVerified: true, played: 1_000, reason: 'play-limits/on-break' },
      'Everything is done. Your reward waits for you:',
    ],
    [{ state: 'rewarded', reward }, 'You got 50,000 GC and 5.00 SC.'],
    [
      { state: 'rewarded', reward: { ...reward, sweeps: 0 }, reason: 'player/state-blocked' },
      'You got 50,000 GC, without Sweeps Coins:',
    ],
    [
      { state: 'refused', reason: 'referrals/month-full' },
      'This month’s 20 were already paid, so there is none',
    ],
  ])('with %j is said in a sentence', (change, words) => {
    expect(standWords({ ...friend, ...change }, 1_000, 'Your friend')).toContain(words);
  });

  it('is said to the one who joined as well', () => {
    expect(standWords(friend, 1_000, 'You')).toBe(
      'You have 10.00 SC left to play, and an identity to confirm.',
    );
  });

  it('comes with a reason where there is one that the sentence does not say', () => {
    expect(reasonWords({ reason: 'player/state-blocked' })).toContain('Sweeps Coins');
    expect(reasonWords({ reason: 'referrals/month-full' })).toBeNull();
    expect(reasonWords({ reason: null })).toBeNull();
  });
});
