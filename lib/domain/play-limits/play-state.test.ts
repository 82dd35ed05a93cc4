import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, type Coin } from '#domain/money/coin';
import { type LocalDay, timeZone } from '#domain/player/local-day';
import type { State } from '#domain/player/states';
import { type LimitName, type Limits, setLimit } from './limits';
import { checkRound, countRound, newPlayState, type PlayState } from './play-state';
import { defaultRules } from './rules';
import { emptyWindows } from './windows';

const cases = { numRuns: 1000, seed: 8307 };
const now = new Date('2026-11-21T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const rules = { ...defaultRules, shortestCycleMs: 2500 };
const round = (stake: number, payout = 0, coin: Coin = 'sweeps') => ({
  coin,
  stake: amount(stake),
  payout: amount(payout),
});
const adult: PlayState = {
  ...newPlayState(now),
  residency: { bornOn: '1980-01-01' as LocalDay, state: 'TX' as State, timeZone: timeZone('UTC') },
  windows: emptyWindows('2026-11-21' as LocalDay),
};
const limited = (limits: Partial<Record<LimitName, number>>, state = adult): PlayState => ({
  ...state,
  limits: Object.fromEntries(
    Object.entries(limits).map(([name, most]) => [name, { most, next: null }]),
  ) as Limits,
});
const refusal = (state: PlayState, at = now, requested = round(10)) =>
  checkRound(state, requested, at, rules);

describe('checkRound', () => {
  it('requires age and state for Sweeps Coins, and checks age only for Gold Coins', () => {
    const unknown = newPlayState(now);
    const inNewYork = { ...adult, residency: { ...adult.residency, state: 'NY' as State } };

    expect(refusal(unknown)).toEqual({ code: 'player/age-and-state-needed' });
    expect(refusal(unknown, now, round(10, 0, 'gold'))).toBeNull();
    expect(refusal(inNewYork)).toEqual({ code: 'player/state-blocked', state: 'NY', since: '2025-12-05' });
    expect(refusal(inNewYork, now, round(10, 0, 'gold'))).toBeNull();
  });

  it('refuses only Sweeps Coins after a sign-in from a blocked state', () => {
    const residencyCheck = { state: 'NY' as State, requestedAt: now, confirmedAt: null };
    const signedInFromNewYork = { ...adult, residencyCheck };

    expect(refusal(signedInFromNewYork)).toEqual({ code: 'player/residency-unconfirmed', region: 'NY' });
    expect(refusal(signedInFromNewYork, now, round(10, 0, 'gold'))).toBeNull();
  });

  it('counts the possible loss regardless of the payout', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 100 }),
        fc.integer({ min: 1, max: 120 }),
        fc.nat({ max: 200 }),
        (most, stake, payout) => {
          const state = limited({ 'loss-sweeps day': most, 'stake-sweeps week': most + 10 });

          const refused = refusal(state, now, round(stake, payout));

          if (stake <= most) expect(refused).toBeNull();
          else
            expect(refused).toMatchObject(
              stake <= most + 10 ? { period: 'day', most, left: most } : { period: 'week', most: most + 10 },
            );
        },
      ),
      cases,
    );
  });

  it('allows a player who is ahead to lose the winnings plus the limit', () => {
    const state = countRound(limited({ 'loss-sweeps day': 50 }), round(10, 100), now, rules);

    expect(refusal(state, later(5000), round(140))).toBeNull();
    expect(refusal(state, later(5000), round(141))).toMatchObject({ most: 50, left: 140 });
  });

  it('counts each coin separately', () => {
    const state = countRound(
      limited({ 'stake-gold day': 50, 'loss-gold day': 50 }),
      ...([round(1000), now, rules] as const),
    );

    expect(refusal(state, later(5000), round(50, 0, 'gold'))).toBeNull();
    expect(refusal(state, later(5000), round(51, 0, 'gold'))).toHaveProperty('left', 50);
    expect(refusal(state, later(5000), round(51))).toBeNull();
  });

  it('returns 0 left when a limit was lowered below the amount used', () => {
    const played = countRound(adult, round(100), now, rules);

    expect(refusal(limited({ 'stake-sweeps day': 40 }, played), later(5000))).toMatchObject({
      most: 40,
      left: 0,
    });
  });

  it('counts the time since the previous round, and refuses above the limit', () => {
    let state = limited({ 'time day': 240_000 });
    state = countRound(state, round(1), now, rules);

    expect(refusal(state, later(240_000))).toBeNull();
    expect(refusal(state, later(240_001))).toEqual({
      code: 'play-limits/time-limit-reached',
      period: 'day',
      most: 240_000,
      left: 240_000,
      resetsAt: new Date('2026-11-22T00:00:00Z'),
    });
    expect(refusal(countRound(state, round(1), later(240_000), rules), later(600_000))).toHaveProperty(
      'left',
      0,
    );
  });

  it('does not count a rest as played time', () => {
    const state = countRound(limited({ 'time day': 60_000 }), round(1), now, rules);

    expect(refusal(state, later(300_000))).toBeNull();
    expect(countRound(state, round(1), later(300_000), rules).windows.day.sums.playedMs).toBe(0);
    expect(countRound(state, round(1), later(299_999), rules).windows.day.sums.playedMs).toBe(299_999);
  });

  it('returns the limit that resets last', () => {
    const state = limited({
      'time day': 0,
      'loss-sweeps month': 5,
      'stake-sweeps week': 5,
      'loss-sweeps day': 1,
    });

    expect(refusal(state)).toEqual({
      code: 'play-limits/loss-limit-reached',
      period: 'month',
      most: 5,
      left: 5,
      resetsAt: new Date('2026-12-01T00:00:00Z'),
    });
  });

  it('returns the week when it resets after the month', () => {
    const end = new Date('2026-11-30T12:00:00Z');

    expect(refusal(limited({ 'loss-sweeps month': 5, 'loss-sweeps week': 5 }), end)).toMatchObject({
      period: 'week',
      resetsAt: new Date('2026-12-07T00:00:00Z'),
    });
  });

  it('applies a looser limit from its instant, within a day', () => {
    let limits = setLimit({}, { name: 'stake-sweeps day', most: 5 }, later(-1), rules.coolingMs);
    limits = setLimit(limits, { name: 'stake-sweeps day', most: 50 }, now, 3_600_000);
    const state = { ...adult, limits };

    expect(refusal(state, later(3_599_999))).toMatchObject({ most: 5 });
    expect(refusal(state, later(3_600_000))).toBeNull();
  });
});

describe('countRound', () => {
  it('starts a session, adds up its rounds and stores the time of the round', () => {
    const first = countRound(adult, round(10, 4), now, rules);
    const second = countRound(first, round(5, 0, 'gold'), later(60_000), rules);

    expect(second.session).toEqual({
      startedAt: now,
      checkedAt: now,
      rounds: 2,
      staked: { gold: 5, sweeps: 10 },
      paid: { gold: 0, sweeps: 4 },
    });
    expect(second.lastRoundAt).toEqual(later(60_000));
    expect(second.windows.week.sums).toEqual({
      staked: { gold: 5, sweeps: 10 },
      lost: { gold: 5, sweeps: 6 },
      purchasedCents: 0,
      playedMs: 60_000,
    });
  });
});

describe('newPlayState', () => {
  it('has no data, no limits and an hourly reality check', () => {
    expect(newPlayState(new Date('2026-11-21T04:59:59Z'))).toEqual({
      residency: { bornOn: null, state: null, timeZone: timeZone('America/New_York') },
      residencyCheck: null,
      deletion: null,
      suspension: null,
      isReturned: false,
      redeemsFrom: null,
      timeOut: null,
      frozen: [],
      limits: {},
      realityCheck: 60,
      session: null,
      lastRoundAt: null,
      lastDecisionAt: null,
      windows: emptyWindows('2026-11-20' as LocalDay),
    });
  });
});
