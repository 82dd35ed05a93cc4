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
const grownUp: PlayState = {
  ...newPlayState(now),
  residency: { bornOn: '1980-01-01' as LocalDay, state: 'TX' as State, timeZone: timeZone('UTC') },
  windows: emptyWindows('2026-11-21' as LocalDay),
};
const limited = (limits: Partial<Record<LimitName, number>>, state = grownUp): PlayState => ({
  ...state,
  limits: Object.fromEntries(
    Object.entries(limits).map(([name, most]) => [name, { most, next: null }]),
  ) as Limits,
});
const refusal = (state: PlayState, at = now, asked = round(10)) => checkRound(state, asked, at, rules);

describe('checkRound', () => {
  it('asks for the standing of whoever plays with Sweeps Coins, and for the age alone with Gold Coins', () => {
    const unknown = newPlayState(now);
    const inNewYork = { ...grownUp, residency: { ...grownUp.residency, state: 'NY' as State } };

    expect(refusal(unknown)).toEqual({ code: 'player/age-and-state-needed' });
    expect(refusal(unknown, now, round(10, 0, 'gold'))).toBeNull();
    expect(refusal(inNewYork)).toEqual({ code: 'player/state-blocked', state: 'NY', since: '2025-12-05' });
    expect(refusal(inNewYork, now, round(10, 0, 'gold'))).toBeNull();
  });

  it('refuses Sweeps Coins alone after a sign-in from a blocked state', () => {
    const residencyCheck = { state: 'NY' as State, askedAt: now, confirmedAt: null };
    const signedInFromNewYork = { ...grownUp, residencyCheck };

    expect(refusal(signedInFromNewYork)).toEqual({ code: 'player/residency-unconfirmed', region: 'NY' });
    expect(refusal(signedInFromNewYork, now, round(10, 0, 'gold'))).toBeNull();
  });

  it('counts what a round can lose, so that no payout excuses passing a limit', () => {
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

  it('lets whoever is ahead lose what they won, and not more', () => {
    const state = countRound(limited({ 'loss-sweeps day': 50 }), round(10, 100), now, rules);

    expect(refusal(state, later(5000), round(140))).toBeNull();
    expect(refusal(state, later(5000), round(141))).toMatchObject({ most: 50, left: 140 });
  });

  it('counts each coin by itself', () => {
    const state = countRound(
      limited({ 'stake-gold day': 50, 'loss-gold day': 50 }),
      ...([round(1000), now, rules] as const),
    );

    expect(refusal(state, later(5000), round(50, 0, 'gold'))).toBeNull();
    expect(refusal(state, later(5000), round(51, 0, 'gold'))).toHaveProperty('left', 50);
    expect(refusal(state, later(5000), round(51))).toBeNull();
  });

  it('says nothing is left, and nothing less, of a limit that was lowered below what was played', () => {
    const played = countRound(grownUp, round(100), now, rules);

    expect(refusal(limited({ 'stake-sweeps day': 40 }, played), later(5000))).toMatchObject({
      most: 40,
      left: 0,
    });
  });

  it('counts the time since the round before to the time played, before it is over and not after', () => {
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

  it('takes a rest for no play', () => {
    const state = countRound(limited({ 'time day': 60_000 }), round(1), now, rules);

    expect(refusal(state, later(300_000))).toBeNull();
    expect(countRound(state, round(1), later(300_000), rules).windows.day.sums.playedMs).toBe(0);
    expect(countRound(state, round(1), later(299_999), rules).windows.day.sums.playedMs).toBe(299_999);
  });

  it('names of several limits the one that lasts longest', () => {
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

  it('names the week of a month that ends sooner', () => {
    const end = new Date('2026-11-30T12:00:00Z');

    expect(refusal(limited({ 'loss-sweeps month': 5, 'loss-sweeps week': 5 }), end)).toMatchObject({
      period: 'week',
      resetsAt: new Date('2026-12-07T00:00:00Z'),
    });
  });

  it('holds a looser limit from its instant on, in the middle of a day', () => {
    let limits = setLimit({}, { name: 'stake-sweeps day', most: 5 }, later(-1), rules.coolingMs);
    limits = setLimit(limits, { name: 'stake-sweeps day', most: 50 }, now, 3_600_000);
    const state = { ...grownUp, limits };

    expect(refusal(state, later(3_599_999))).toMatchObject({ most: 5 });
    expect(refusal(state, later(3_600_000))).toBeNull();
  });
});

describe('countRound', () => {
  it('begins a session, sums it up and remembers when the round was taken', () => {
    const first = countRound(grownUp, round(10, 4), now, rules);
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
  it('knows nothing, limits nothing and reminds every hour', () => {
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
      windows: emptyWindows('2026-11-20' as LocalDay),
    });
  });
});
