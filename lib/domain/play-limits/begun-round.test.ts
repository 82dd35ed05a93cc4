import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { type LocalDay, timeZone } from '#domain/player/local-day';
import type { State } from '#domain/player/states';
import {
  checkAddedStake,
  checkRound,
  countBeginning,
  countDecision,
  countEnd,
  countRound,
  newPlayState,
  type PlayState,
} from './play-state';
import { defaultRules } from './rules';
import { emptyWindows } from './windows';

const cases = { numRuns: 500, seed: 61 };
const now = new Date('2026-11-21T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const adult: PlayState = {
  ...newPlayState(now),
  residency: { bornOn: '1980-01-01' as LocalDay, state: 'TX' as State, timeZone: timeZone('UTC') },
  windows: emptyWindows('2026-11-21' as LocalDay),
};
const round = (stake: number, payout = 0) => ({
  coin: 'sweeps' as const,
  stake: amount(stake),
  payout: amount(payout),
});

describe('countBeginning and countEnd', () => {
  it('returns the same state as countRound when the round ends at once', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 500 }),
        fc.nat({ max: 900 }),
        fc.nat({ max: 900_000 }),
        (stake, payout, gap) => {
          const before = {
            ...adult,
            lastRoundAt: now,
            session: countRound(adult, round(1), now, defaultRules).session,
          };
          const at = later(gap);

          const begun = countBeginning(before, at, defaultRules);

          expect(countEnd(begun, round(stake, payout), at, defaultRules)).toEqual({
            ...countRound(before, round(stake, payout), at, defaultRules),
            lastDecisionAt: at,
          });
        },
      ),
      cases,
    );
  });

  it('counts session and cycle at the beginning, and sums at the end', () => {
    const begun = countBeginning(adult, now, defaultRules);
    const ended = countEnd(begun, round(200, 400), later(20_000), defaultRules);

    expect(begun.session).toMatchObject({ startedAt: now, rounds: 0 });
    expect(begun.windows.day.sums.staked.sweeps).toBe(0);
    expect(ended.lastRoundAt).toEqual(now);
    expect(ended.session).toMatchObject({ startedAt: now, rounds: 1, paid: { sweeps: 400 } });
    expect(ended.windows.day.sums).toMatchObject({ staked: { sweeps: 200 }, lost: { sweeps: -200 } });
  });

  it('counts the time of a round and the time until the next', () => {
    const begun = countBeginning(adult, now, defaultRules);
    const first = countEnd(begun, round(1), later(60_000), defaultRules);
    const second = countBeginning(first, later(90_000), defaultRules);

    expect(first.windows.day.sums.playedMs).toBe(60_000);
    expect(second.windows.day.sums.playedMs).toBe(90_000);
  });

  it('counts a round that ends after a rest to a new session', () => {
    const at = later(6 * 3_600_000);
    const ended = countEnd(countBeginning(adult, now, defaultRules), round(10), at, defaultRules);

    expect(ended.session).toMatchObject({ startedAt: at, rounds: 1, staked: { sweeps: 10 } });
    expect(ended.windows.day.sums.playedMs).toBe(0);
  });
});

describe('countDecision', () => {
  const minute = 60_000;
  const rules = { ...defaultRules, shortestCycleMs: 2_500 };
  /** Rounds of six minutes, longer than a rest, with a decision every 30 seconds and the next round after the last. */
  function playRoundsOfSixMinutes(rounds: number): PlayState {
    let state = adult;
    for (let count = 0; count < rounds; count += 1) {
      const startMs = count * 6 * minute;
      state = countBeginning(state, later(startMs), defaultRules);
      for (let ms = minute / 2; ms < 5.5 * minute; ms += minute / 2)
        state = countDecision(state, later(startMs + ms), defaultRules);
      state = countEnd(state, round(10), later(startMs + 5.5 * minute), defaultRules);
    }
    return state;
  }

  it('counts long rounds to the time limit', () => {
    const limits = { 'time day': { most: 59 * minute, next: null } };
    const state = { ...playRoundsOfSixMinutes(10), limits };

    expect(state.windows.day.sums.playedMs).toBe(59.5 * minute);
    expect(checkRound(state, round(10), later(60 * minute), rules)).toMatchObject({
      code: 'play-limits/time-limit-reached',
    });
  });

  it('keeps the session of long rounds, so that the reality check becomes due', () => {
    const state = playRoundsOfSixMinutes(10);

    expect(state.session).toMatchObject({ startedAt: now, rounds: 10 });
    expect(checkRound(state, round(10), later(60 * minute), rules)).toMatchObject({
      code: 'play-limits/reality-check-due',
    });
  });

  it('measures a rest from the last decision', () => {
    const decided = countDecision(countBeginning(adult, now, defaultRules), later(minute), defaultRules);
    const rested = later(minute + defaultRules.restMs);

    expect(countBeginning(decided, rested, defaultRules).session?.startedAt).toEqual(rested);
  });

  it('leaves the shortest cycle between beginnings', () => {
    const decided = countDecision(countBeginning(adult, now, defaultRules), later(2_000), defaultRules);

    expect(checkRound(decided, round(10), later(rules.shortestCycleMs), rules)).toBeNull();
  });
});

describe('checkAddedStake', () => {
  const limits = { 'loss-sweeps day': { most: 300, next: null } };

  it('checks the total stake including the addition', () => {
    const state = { ...adult, limits };

    expect(checkAddedStake(state, round(300), now, defaultRules)).toBeNull();
    expect(checkAddedStake(state, round(301), now, defaultRules)).toMatchObject({
      code: 'play-limits/loss-limit-reached',
      left: 300,
    });
  });

  it('ignores time limit, reality check and shortest cycle', () => {
    const due = {
      ...adult,
      limits: { 'time day': { most: 1, next: null } },
      lastRoundAt: now,
      session: { ...countBeginning(adult, now, defaultRules).session!, checkedAt: new Date(0) },
    };

    expect(checkAddedStake(due, round(10), now, defaultRules)).toBeNull();
  });

  it('refuses during a break, or without eligibility for Sweeps Coins', () => {
    const onBreak = { ...adult, timeOut: { kind: 'break' as const, since: now, until: later(1000) } };
    const moved = { ...adult, residency: { ...adult.residency, state: 'CA' as State } };

    expect(checkAddedStake(onBreak, round(10), now, defaultRules)?.code).toBe('play-limits/on-break');
    expect(checkAddedStake(moved, round(10), now, defaultRules)?.code).toBe('player/state-blocked');
  });
});
