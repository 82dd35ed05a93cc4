import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newPlayState, type PlayState } from '#domain/play-limits/play-state';
import { defaultRules } from '#domain/play-limits/rules';
import type { LocalDay } from '#domain/player/local-day';
import { checkSweepsEligibility } from '#domain/player/residency';
import type { State } from '#domain/player/states';
import { checkRedemptionEligibility, redeemRefusals } from './redeemer';

const now = new Date('2026-11-22T12:00:00Z');
const on = (day: string) => day as LocalDay;
const open = newPlayState(now);
const known: PlayState = {
  ...open,
  residency: { ...open.residency, bornOn: on('1990-05-17'), state: 'TX' as State },
};
const redeems = (play: PlayState, isEmailVerified = true) =>
  checkRedemptionEligibility({ play, isEmailVerified }, now, defaultRules)?.code ?? null;

describe('checkRedemptionEligibility', () => {
  it('returns null for a player of age in an offered state with a verified email address', () => {
    expect(redeems(known)).toBeNull();
  });

  it.each<[string, Partial<PlayState>, string]>([
    ['is suspended', { suspension: { since: now, reason: 'unusual-play' } }, 'player/suspended'],
    [
      'turns 21 tomorrow',
      { residency: { ...known.residency, bornOn: on('2005-11-23') } },
      'player/under-age',
    ],
    [
      'without a date of birth',
      { residency: { ...known.residency, bornOn: null } },
      'player/age-and-state-needed',
    ],
    ['without a state', { residency: { ...known.residency, state: null } }, 'player/age-and-state-needed'],
    [
      'lives in a blocked state',
      { residency: { ...known.residency, state: 'NY' as State } },
      'player/state-blocked',
    ],
    [
      'signed in from a blocked state and did not confirm the residency',
      { residencyCheck: { state: 'NY' as State, requestedAt: now, confirmedAt: null } },
      'player/residency-unconfirmed',
    ],
    [
      'changed the email address just now',
      { redeemsFrom: new Date('2026-11-22T12:00:01Z') },
      'player/email-just-changed',
    ],
    ['has a payment in dispute', { frozen: ['purchase'] }, 'player/sweeps-frozen'],
  ])('refuses a player who %s', (_who, over, code) => {
    expect(redeems({ ...known, ...over })).toBe(code);
  });

  it('refuses a player with an unverified email address', () => {
    expect(redeems(known, false)).toBe('player/email-unverified');
  });

  it('returns null for a player with an exclusion or a deletion request', () => {
    const timeOut: PlayState['timeOut'] = { kind: 'exclusion', until: null, since: now };
    const deletion: PlayState['deletion'] = { requestedAt: now, eraseAt: now, closedAt: null };

    expect(redeems({ ...known, timeOut, deletion })).toBeNull();
  });

  it('refuses exactly the players who may not play for Sweeps Coins or have an unverified email address', () => {
    const birthdays = fc.option(fc.constantFrom('1990-05-17', '2005-11-22', '2005-11-23', '2020-01-01'));
    const states = fc.option(fc.constantFrom('TX', 'NY', 'CA', 'OR'));
    fc.assert(
      fc.property(birthdays, states, fc.boolean(), (bornOn, state, isVerified) => {
        const residency = {
          ...known.residency,
          bornOn: bornOn && on(bornOn),
          state: state && (state as State),
        };
        const refused = checkRedemptionEligibility(
          { play: { ...known, residency }, isEmailVerified: isVerified },
          now,
          defaultRules,
        );
        const mayPlay = checkSweepsEligibility({ ...known, residency }, now, defaultRules) === null;

        expect(refused === null).toBe(mayPlay && isVerified);
        expect(refused === null || redeemRefusals.includes(refused.code)).toBe(true);
      }),
      { numRuns: 300, seed: 8204 },
    );
  });
});
