import { describe, expect, it } from 'vitest';
import { type LocalDay, timeZone } from './local-day';
import {
  checkAfterSignIn,
  checkResidencyConfirmed,
  confirmResidency,
  type Location,
  recordViewerRegion,
  type ResidencyCheck,
  type ViewerRegion,
} from './viewer-region';

const signedInAt = new Date('2026-11-25T12:00:00Z');
const later = (days: number) => new Date(signedInAt.getTime() + days * 86_400_000);
const since = '2025-01-01' as LocalDay;
const rules = (now: Date, blocked = ['WA', 'NV']) => ({
  now,
  timeZone: timeZone('America/Los_Angeles'),
  blockedStates: blocked.map((state) => ({ state, since })),
});

const inState = (region: string) => ({ country: 'US', region });
const washington = inState('WA');
const oregon = inState('OR');
const pending = (state: string, at: Date) => ({ state, requestedAt: at, confirmedAt: null });

/** Signs in from each state in turn; the step `confirm` confirms the residency. */
function visit(...steps: readonly (readonly [day: number, step: string])[]): ResidencyCheck | null {
  return steps.reduce<ResidencyCheck | null>(
    (check, [day, step]) =>
      step === 'confirm'
        ? confirmResidency(check, later(day))
        : checkAfterSignIn(check, inState(step), rules(later(day))),
    null,
  );
}

describe('recordViewerRegion', () => {
  const record = (last: ViewerRegion | null, location: Location, signedIn: Date, now: Date) =>
    recordViewerRegion(last, location, { signedInAt: signedIn, now });

  it('replaces the previous record', () => {
    const last = record(null, washington, signedInAt, later(0));

    expect(record(last, oregon, later(1), later(1.1))).toEqual({ ...oregon, at: later(1.1) });
  });

  it('returns the previous record when it was made within or after the sign-in', () => {
    const last = record(null, washington, signedInAt, later(1));

    expect(record(last, oregon, signedInAt, later(2))).toBe(last);
    expect(record(last, oregon, later(1), later(2))).toBe(last);
  });
});

describe('checkAfterSignIn', () => {
  it('requires confirmation after a sign-in from a blocked state', () => {
    expect(checkAfterSignIn(null, washington, rules(signedInAt))).toEqual(pending('WA', signedInAt));
  });

  it.each([
    ['the state is not blocked', oregon],
    ['the region is not known', { country: 'US', region: null }],
    ['the code is a region of another country', { country: 'AU', region: 'WA' }],
    ['the code is no state', inState('ZZ')],
  ])('returns null when %s, and withdraws a pending check', (_circumstance, location) => {
    expect(checkAfterSignIn(null, location, rules(later(1)))).toBeNull();
    expect(checkAfterSignIn(visit([0, 'WA']), location, rules(later(1)))).toBeNull();
  });

  it("applies a block from its first day in the player's zone", () => {
    const midnight = new Date('2026-11-26T08:00:00Z');
    const blockedStates = [{ state: 'WA', since: '2026-11-26' as LocalDay }];
    const signIn = (now: Date) => checkAfterSignIn(null, washington, { ...rules(now), blockedStates });

    expect(signIn(new Date(midnight.getTime() - 1))).toBeNull();
    expect(signIn(midnight)).toEqual(pending('WA', midnight));
  });

  it('returns the pending check for a further sign-in from the same state', () => {
    const check = visit([0, 'WA']);

    expect(checkAfterSignIn(check, washington, rules(later(40)))).toBe(check);
  });

  it.each([
    ['the same state within 30 days', [[30.9, 'WA']]],
    [
      'the same state each day',
      [
        [10, 'WA'],
        [20, 'WA'],
        [30, 'WA'],
      ],
    ],
    [
      'the same state after one from another',
      [
        [5, 'OR'],
        [20, 'WA'],
      ],
    ],
    ['another state', [[90, 'OR']]],
  ] as const)('keeps a confirmation after a sign-in from %s', (_circumstance, signIns) => {
    const check = visit([0, 'WA'], [1, 'confirm'], ...signIns);

    expect(check).toEqual({ state: 'WA', requestedAt: signedInAt, confirmedAt: later(1) });
  });

  it.each([
    ['the same state 30 days later', [[31, 'WA']], pending('WA', later(31))],
    [
      'the same state each day until then',
      [
        [20, 'WA'],
        [31, 'WA'],
      ],
      pending('WA', later(31)),
    ],
    ['another blocked state', [[2, 'NV']], pending('NV', later(2))],
  ] as const)('requires a new confirmation after a sign-in from %s', (_circumstance, signIns, expected) => {
    expect(visit([0, 'WA'], [1, 'confirm'], ...signIns)).toEqual(expected);
  });
});

describe('checkResidencyConfirmed', () => {
  it('refuses until the residency is confirmed, and names the state', () => {
    const check = visit([0, 'WA']);

    expect(checkResidencyConfirmed(check, rules(later(3)))).toEqual({
      code: 'player/residency-unconfirmed',
      region: 'WA',
    });
    expect(checkResidencyConfirmed(confirmResidency(check, later(3)), rules(later(3)))).toBeNull();
  });

  it('returns null without a check, or when the state is no longer blocked', () => {
    expect(checkResidencyConfirmed(null, rules(signedInAt))).toBeNull();
    expect(checkResidencyConfirmed(visit([0, 'WA']), rules(signedInAt, ['NV']))).toBeNull();
  });
});

describe('confirmResidency', () => {
  it('keeps the first confirmation, from which the 30 days count', () => {
    const confirmed = visit([0, 'WA'], [1, 'confirm']);

    expect(confirmResidency(confirmed, later(20))).toBe(confirmed);
    expect(confirmResidency(null, later(20))).toBeNull();
  });
});
