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
    ['may advertise from a state where Sweeps Coins are offered', 'TX', now, undefined],
    ['may advertise where they have not told their state', null, now, undefined],
    ['may advertise until the day from which on their state is blocked', 'CA', now, undefined],
    ['may not from that day on', 'CA', new Date('2026-12-01T12:00:00Z'), 'affiliates/links-suppressed'],
  ])('%s', (_case, state, at, code) => {
    const refused = checkAdvertising(of(state), at, rules);

    expect(refused?.code).toBe(code);
    if (refused) expect(refused).toMatchObject({ state, since });
  });
});

describe('checkApplicationEligibility', () => {
  it.each([
    ['may be asked for by whoever is of age', '2005-11-21', null, undefined],
    ['may not a day before that', '2005-11-22', null, 'player/under-age'],
    ['may not by whoever has not told their birthday', null, null, 'player/age-and-state-needed'],
    ['may be asked for on a break', '1990-05-17', takeBreak(null, 30, now), undefined],
    [
      'may not by whoever has excluded themselves',
      '1990-05-17',
      exclude(null, null, now),
      'play-limits/excluded',
    ],
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
