import { describe, expect, it } from 'vitest';
import { type Account, needsOnboarding, stepOf } from './steps';

const account = (
  parts: { residency?: Partial<Account['residency']>; accepted?: string | null } = {},
): Account => ({
  residency: {
    bornOn: '1990-05-17',
    state: 'TX',
    timeZone: 'America/Chicago',
    today: '2026-11-21',
    residencyCheck: null,
    sweepsRefusedAs: null,
    ...parts.residency,
  },
  terms: {
    acceptedVersion: parts.accepted === undefined ? '2026-11' : parts.accepted,
    acceptedAt: null,
    currentVersion: '2026-11',
  },
});
const newcomer = account({
  residency: { bornOn: null, state: null, sweepsRefusedAs: 'player/age-and-state-needed' },
  accepted: null,
});

describe('stepOf: the onboarding continues', () => {
  it.each([
    ['with age and state for a newcomer', newcomer, false, 'you'],
    ['with the terms once age and state are known', account({ accepted: null }), false, 'terms'],
    [
      'with the terms of today when older ones were accepted',
      account({ accepted: '2025-01' }),
      true,
      'terms',
    ],
    ['with limits, which are offered once', account(), false, 'limits'],
    ['nowhere when all is done', account(), true, 'done'],
    [
      'in a state without Sweeps Coins as well',
      account({ residency: { state: 'CA', sweepsRefusedAs: 'player/state-blocked' } }),
      true,
      'done',
    ],
    [
      'no further for a player under the minimum age',
      account({ residency: { sweepsRefusedAs: 'player/under-age' } }),
      true,
      'under-age',
    ],
  ])('%s', (_, at, limitsSeen, step) => {
    expect(stepOf(at, limitsSeen)).toBe(step);
  });
});

it('needsOnboarding is true only for new players, and not for missing terms', () => {
  expect(needsOnboarding(newcomer)).toBe(true);
  expect(needsOnboarding(account({ accepted: null }))).toBe(false);
});
