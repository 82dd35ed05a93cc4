import { describe, expect, it } from 'vitest';
import { newPlayState, type PlayState } from '#domain/play-limits/play-state';
import { defaultRules } from '#domain/play-limits/rules';
import { exclude, takeBreak } from '#domain/play-limits/time-out';
import { requestDeletion } from '#domain/player/deletion';
import type { LocalDay } from '#domain/player/local-day';
import type { State } from '#domain/player/states';
import {
  mayBeCreditedSweeps,
  checkGiftEligibility,
  checkSweepsGiftEligibility,
  sweepsGiftRefusals,
} from './gift';

const now = new Date('2026-11-21T12:00:00Z');
const newPlayer = newPlayState(now);
const known = (bornOn: string, state: string): PlayState => ({
  ...newPlayer,
  residency: { ...newPlayer.residency, bornOn: bornOn as LocalDay, state: state as State },
});
const adult = known('1990-05-17', 'TX');
const fromNewYork: PlayState = {
  ...adult,
  residencyCheck: { state: 'NY' as State, requestedAt: now, confirmedAt: null },
};

const cases: [string, PlayState, boolean, string | null, string | null][] = [
  ['a player with a complete profile and a verified address', adult, true, null, null],
  ['a player without a profile', newPlayer, true, null, 'player/age-and-state-needed'],
  ['a player with an unverified address', adult, false, null, 'player/email-unverified'],
  ['a player who lives in a blocked state', known('1990-05-17', 'WA'), true, null, 'player/state-blocked'],
  ['a player who signed in from a blocked state', fromNewYork, true, null, 'player/residency-unconfirmed'],
  ['a player who has a payment in dispute', { ...adult, frozen: ['p'] }, true, null, 'player/sweeps-frozen'],
  ['a player who is under age', known('2010-05-17', 'TX'), true, 'player/under-age', 'player/under-age'],
  [
    'a player who is on a break',
    { ...adult, timeOut: takeBreak(null, 1, now) },
    true,
    'play-limits/on-break',
    'play-limits/on-break',
  ] as [string, PlayState, boolean, string, string],
  [
    'a player who is excluded',
    { ...adult, timeOut: exclude(null, 6, now) },
    true,
    'play-limits/excluded',
    'play-limits/excluded',
  ] as [string, PlayState, boolean, string, string],
  [
    'a player who is suspended',
    { ...adult, suspension: { since: now, reason: 'own-request' } },
    true,
    'player/suspended',
    'player/suspended',
  ] as [string, PlayState, boolean, string, string],
  [
    'a player who requested deletion',
    { ...adult, deletion: requestDeletion(null, now) },
    true,
    'account/deletion-requested',
    'account/deletion-requested',
  ] as [string, PlayState, boolean, string, string],
];

describe('grant eligibility of', () => {
  it.each(cases)('%s', (_who, play, isEmailVerified, anything, sweeps) => {
    expect(checkGiftEligibility({ play }, now, defaultRules)?.code ?? null).toBe(anything);
    expect(checkSweepsGiftEligibility({ play, isEmailVerified }, now, defaultRules)?.code ?? null).toBe(
      sweeps,
    );
  });

  it('covers every listed refusal and no other', () => {
    const refusals = cases.flatMap(([, , , , sweeps]) => sweeps ?? []);

    expect(refusals.toSorted()).toEqual([...sweepsGiftRefusals].toSorted());
  });
});

describe('mayBeCreditedSweeps', () => {
  it.each(cases)(
    'returns the same refusals except for the region of a sign-in: %s',
    (...[, play, isVerified, , code]) => {
      const refused = mayBeCreditedSweeps({ play, isEmailVerified: isVerified }, now, defaultRules);

      expect(refused?.code ?? null).toBe(code === 'player/residency-unconfirmed' ? null : code);
    },
  );
});
