import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { type LocalDay, timeZone } from '#domain/player/local-day';
import type { State } from '#domain/player/states';
import type { LimitName } from './limits';
import { checkRound, newPlayState, type PlayState } from './play-state';
import { defaultRules } from './rules';
import { sessionAt } from './session';
import { takeBreak } from './time-out';

const now = new Date('2026-11-21T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const rules = { ...defaultRules, shortestCycleMs: 2500 };
const adult: PlayState = {
  ...newPlayState(now),
  residency: { bornOn: '1980-01-01' as LocalDay, state: 'TX' as State, timeZone: timeZone('UTC') },
};
const alsoLimited = (name: LimitName, most: number) => (state: PlayState) => ({
  ...state,
  limits: { ...state.limits, [name]: { most, next: null } },
});

/** Every reason against a round, most lasting first, and how to bring it about. */
const reasons: readonly (readonly [code: string, (state: PlayState) => PlayState])[] = [
  ['player/suspended', (state) => ({ ...state, suspension: { since: now, reason: 'unusual-play' } })],
  [
    'player/under-age',
    (state) => ({ ...state, residency: { ...state.residency, bornOn: '2010-01-01' as LocalDay } }),
  ],
  ['player/age-and-state-needed', (state) => ({ ...state, residency: { ...state.residency, state: null } })],
  ['play-limits/on-break', (state) => ({ ...state, timeOut: takeBreak(null, 1, now) })],
  ['play-limits/time-limit-reached', alsoLimited('time day', 0)],
  ['play-limits/loss-limit-reached', alsoLimited('loss-sweeps day', 9)],
  ['play-limits/stake-limit-reached', alsoLimited('stake-sweeps day', 9)],
  [
    'play-limits/reality-check-due',
    (state) => ({
      ...state,
      session: { ...sessionAt(null, null, now, 1), checkedAt: later(-3_600_000) },
      lastRoundAt: state.lastRoundAt ?? later(-2500),
    }),
  ],
  ['play-limits/too-fast', (state) => ({ ...state, lastRoundAt: later(-2499) })],
];

describe('checkRound', () => {
  it('returns the first applicable reason in this order', () => {
    fc.assert(
      fc.property(fc.subarray([...reasons.keys()]), (chosen) => {
        let state = adult;
        for (const index of chosen) state = reasons[index]![1](state);

        expect(checkRound(state, { coin: 'sweeps', stake: amount(10) }, now, rules)?.code ?? null).toBe(
          chosen.length > 0 ? reasons[chosen[0]!]![0] : null,
        );
      }),
      { numRuns: 1000, seed: 8309 },
    );
  });
});
