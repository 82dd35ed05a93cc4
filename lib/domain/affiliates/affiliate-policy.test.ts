import { describe, expect, it } from 'vitest';
import { exclude, takeBreak } from '#domain/play-limits/time-out';
import { type LocalDay, timeZone } from '#domain/player/local-day';
import type { State } from '#domain/player/states';
import { checkAdvertising, checkApplicationEligibility } from './affiliate-policy';

const now = new Date('2026-11-21T12:00:00Z');
const since = '2026-12-01' as LocalDay;
const rules = { minimumAge: 21, blockedStates: [{ state: 'CA', since }] };
const of = (state: string | null, bornOn: string | null = '1990-05-17') => ({
  bornOn: bornOn as LocalDay | null,
  state: state as State | null,
  timeZone: timeZone('UTC'),
});

describe('checkAdvertising', () => {
  it.each<[string, string | null, Date, string | undefined]>([
    ['allows a state where Sweeps Coins are offered', 'TX', now, undefined],
    ['allows an affiliate whose state is unknown', null, now, undefined],
    ['allows a state until the day on which it is blocked', 'CA', now, undefined],
    ['refuses a blocked state', 'CA', new Date('2026-12-01T12:00:00Z'), 'affiliates/links-suppressed'],
  ])('%s', (_case, state, at, code) => {
    const refused = checkAdvertising(of(state), at, rules);

    expect(refused?.code).toBe(code);
    if (refused) expect(refused).toMatchObject({ state, since });
  });
});

describe('checkApplicationEligibility', () => {
  it.each([
    ['allows a player of the minimum age', '2005-11-21', null, undefined],
    ['refuses a player one day younger', '2005-11-22', null, 'player/under-age'],
    ['refuses a player without a birthday', null, null, 'player/age-and-state-needed'],
    ['allows a player on a break', '1990-05-17', takeBreak(null, 30, now), undefined],
    ['refuses a self-excluded player', '1990-05-17', exclude(null, null, now), 'play-limits/excluded'],
  ])('%s', (_case, bornOn, timeOut, code) => {
    const player = { residency: of('CA', bornOn), timeOut, suspension: null };
    expect(checkApplicationEligibility(player, now, rules)?.code).toBe(code);
  });

  it('refuses a suspended player', () => {
    const suspension = { since: now, reason: 'terms-broken' as const };
    const player = { residency: of('TX'), timeOut: null, suspension };
    expect(checkApplicationEligibility(player, now, rules)?.code).toBe('player/suspended');
  });
});
