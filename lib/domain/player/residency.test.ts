import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayShown, places, spanOf } from './calendar-fixture';
import { addDays, type LocalDay, moveTo, timeZone } from './local-day';
import {
  checkSweepsResidency,
  checkPlayEligibility,
  checkSweepsEligibility,
  type Residency,
  type ResidencyRules,
} from './residency';
import { blockOf, isState, type State, states } from './states';
import { confirmResidency } from './viewer-region';

const cases = { numRuns: 1500, seed: 8204 };
const on = (text: string) => text as LocalDay;
const rules: ResidencyRules = {
  minimumAge: 21,
  blockedStates: [
    { state: 'NY', since: on('2026-06-15') },
    { state: 'WA', since: on('2000-01-01') },
  ],
};

/** A player around the 21st birthday, in a state that is blocked from about now, not blocked, or unknown. */
const situations = fc.constantFrom(...places).chain((place) => {
  const { from, to } = spanOf(place);
  return fc.record({
    place: fc.constant(place),
    now: fc.date({ min: from, max: to, noInvalidDate: true }),
    daysOlder: fc.option(fc.integer({ min: -2, max: 2 })),
    state: fc.option(fc.constantFrom('NY', 'WA', 'TX', 'DC')),
    blockedSinceDays: fc.integer({ min: -2, max: 2 }),
  });
});

describe('play eligibility', () => {
  it("depends on age, then on missing data, then on the state, by the player's local day", () => {
    fc.assert(
      fc.property(situations, ({ place, now, daysOlder, state, blockedSinceDays }) => {
        const today = dayShown(place, now);
        const birthday = `${Number(today.slice(0, 4)) - 21}${today.slice(4).replace('02-29', '02-28')}`;
        const bornOn = daysOlder === null ? null : addDays(on(birthday), -daysOlder);
        const since = addDays(on(today), -blockedSinceDays);
        const residency = { bornOn, state: state as State | null, timeZone: timeZone(place) };
        const configured = { minimumAge: 21, blockedStates: [{ state: 'NY', since }] };

        const isUnderAge = daysOlder !== null && daysOlder < 0;
        const underAge = { code: 'player/under-age', minimumAge: 21 };
        const unknown = { code: 'player/age-and-state-needed' };
        const blocked = { code: 'player/state-blocked', state: 'NY', since };
        expect(checkPlayEligibility(residency, now, configured)).toEqual(isUnderAge ? underAge : null);
        expect(checkSweepsEligibility({ residency, residencyCheck: null }, now, configured)).toEqual(
          isUnderAge
            ? underAge
            : bornOn === null || state === null
              ? unknown
              : state === 'NY' && blockedSinceDays >= 0
                ? blocked
                : null,
        );
      }),
      cases,
    );
  });

  const now = new Date('2026-11-21T12:00:00Z');
  const zone = timeZone('UTC');
  const known: Residency = { bornOn: on('1990-01-01'), state: 'TX' as State, timeZone: zone };

  it.each([
    ['of whom nothing is known', { ...known, bornOn: null, state: null }, null],
    ['whose age is not known', { ...known, bornOn: null }, null],
    [
      'who is under age in a blocked state',
      { ...known, bornOn: on('2010-01-01'), state: 'WA' as State },
      'player/under-age',
    ],
    [
      'who is under age and told no state',
      { ...known, bornOn: on('2010-01-01'), state: null },
      'player/under-age',
    ],
  ])('for Gold Coins depends on age only: a player %s', (_who, residency, code) => {
    expect(checkPlayEligibility(residency, now, rules)?.code ?? null).toBe(code);
    expect(checkSweepsEligibility({ residency, residencyCheck: null }, now, rules)?.code).toBe(
      code ?? 'player/age-and-state-needed',
    );
  });

  it('excludes Sweeps Coins after a sign-in from a blocked state until the residency is confirmed', () => {
    const residencyCheck = { state: 'WA' as State, requestedAt: now, confirmedAt: null };
    const confirmed = confirmResidency(residencyCheck, now);

    expect(checkPlayEligibility(known, now, rules)).toBeNull();
    expect(checkSweepsEligibility({ residency: known, residencyCheck }, now, rules)).toEqual({
      code: 'player/residency-unconfirmed',
      region: 'WA',
    });
    expect(checkSweepsEligibility({ residency: known, residencyCheck: confirmed }, now, rules)).toBeNull();
    expect(checkSweepsResidency(known, now, rules)).toBeNull();
  });

  it('reports a blocked residency before the state of a sign-in', () => {
    const residencyCheck = { state: 'WA' as State, requestedAt: now, confirmedAt: null };
    const residency = { ...known, state: 'NY' as State };

    expect(checkSweepsEligibility({ residency, residencyCheck }, now, rules)?.code).toBe(
      'player/state-blocked',
    );
  });

  it('begins at midnight of the 21st birthday in the zone the player moved to', () => {
    const moved = moveTo(timeZone('America/New_York'), 'America/Los_Angeles', now);
    const residency = { ...known, bornOn: on('2005-11-23'), timeZone: moved };

    expect(checkPlayEligibility(residency, new Date('2026-11-23T07:59:59.999Z'), rules)).not.toBeNull();
    expect(checkPlayEligibility(residency, new Date('2026-11-23T08:00:00.000Z'), rules)).toBeNull();
  });
});

describe('blockOf', () => {
  it('returns the rule in effect from its first day on, if any', () => {
    const lines = [
      { state: 'NY', since: on('2027-01-01') },
      { state: 'NY', since: on('2026-06-15') },
    ];

    expect(blockOf('NY' as State, on('2026-06-14'), lines)).toBeUndefined();
    expect(blockOf('NY' as State, on('2026-06-15'), lines)).toEqual(lines[1]);
    expect(blockOf('NJ' as State, on('2027-06-15'), lines)).toBeUndefined();
  });
});

describe('isState', () => {
  it('accepts the 50 states and DC, listed once, sorted and in uppercase', () => {
    expect(new Set(states).size).toBe(51);
    expect([...states].sort()).toEqual([...states]);
    expect(states.every((code) => isState(code) && /^[A-Z]{2}$/.test(code))).toBe(true);
  });

  it.each(['PR', 'XX', 'ny', '', 'NYC', 'toString'])('rejects %j', (code) => {
    expect(isState(code)).toBe(false);
  });
});
