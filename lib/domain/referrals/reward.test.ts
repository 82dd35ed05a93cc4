import { describe, expect, it } from 'vitest';
import { newPlayState } from '#domain/play-limits/play-state';
import { defaultRules } from '#domain/play-limits/rules';
import type { LocalDay } from '#domain/player/local-day';
import type { Residency } from '#domain/player/residency';
import type { State } from '#domain/player/states';
import { changeOf } from '#domain/wallet/posting';
import { rewardFor } from './reward';

const now = new Date('2026-11-21T12:00:00Z');
const newPlayer = newPlayState(now);
const adult: Residency = { ...newPlayer.residency, bornOn: '1990-05-17' as LocalDay, state: 'TX' as State };
const known = { ...newPlayer, residency: adult };
const onBreak = { kind: 'break', since: now, until: new Date('2026-11-28T12:00:00Z') } as const;

function given(recipient: Parameters<typeof rewardFor>[0]) {
  const reward = rewardFor(recipient, now, defaultRules);
  if ('code' in reward) return reward.code;
  const { postings, sweepsRefusedAs } = reward;
  return [changeOf(postings, 'player:gold'), changeOf(postings, 'player:sweeps-unplayed'), sweepsRefusedAs];
}

describe('rewardFor', () => {
  it.each<[string, Parameters<typeof rewardFor>[0], unknown]>([
    ['a player with a complete profile', { play: known, isEmailVerified: true }, [50_000, 500, null]],
    [
      'a player in a blocked state',
      { play: { ...known, residency: { ...adult, state: 'CA' as State } }, isEmailVerified: true },
      [50_000, 0, 'player/state-blocked'],
    ],
    [
      'a player without a profile',
      { play: newPlayer, isEmailVerified: true },
      [50_000, 0, 'player/age-and-state-needed'],
    ],
    [
      'a player without a confirmed address',
      { play: known, isEmailVerified: false },
      [50_000, 0, 'player/email-unverified'],
    ],
    [
      'a player whose payment is disputed',
      { play: { ...known, frozen: ['p'] }, isEmailVerified: true },
      [50_000, 0, 'player/sweeps-frozen'],
    ],
    [
      'a player on a break',
      { play: { ...known, timeOut: onBreak }, isEmailVerified: true },
      'play-limits/on-break',
    ],
    [
      'a player who is excluded',
      { play: { ...known, timeOut: { kind: 'exclusion', since: now, until: null } }, isEmailVerified: true },
      'play-limits/excluded',
    ],
    [
      'a child',
      {
        play: { ...known, residency: { ...adult, bornOn: '2010-05-17' as LocalDay } },
        isEmailVerified: true,
      },
      'player/under-age',
    ],
  ])('a player who is %s', (_who, recipient, expected) => {
    expect(given(recipient)).toEqual(expected);
  });
});
