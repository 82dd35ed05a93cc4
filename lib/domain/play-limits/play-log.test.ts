import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, type Coin } from '#domain/money/coin';
import { changesOf, neighborsOf, type Place, places, spanOf } from '#domain/player/calendar-fixture';
import { type LocalDay, localDay, moveTo, timeZone } from '#domain/player/local-day';
import type { State } from '#domain/player/states';
import { type LimitedThing, limitNames, type Limits } from './limits';
import {
  emptyLog,
  type LogEvent,
  limitPassed,
  type Maxima,
  move,
  type PlayLog,
  restMs,
  usedAt,
  write,
} from './play-log-fixture';
import {
  checkPurchase,
  checkRound,
  countPurchase,
  countRound,
  newPlayState,
  type PlayState,
  windowsAt,
} from './play-state';
import { defaultRules } from './rules';
import { emptyWindows, type Period, type Sums } from './windows';

const rules = { ...defaultRules, restMs, shortestCycleMs: 0 };
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const units = fc.integer({ min: 1, max: 20 });
const events: fc.Arbitrary<LogEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('round'),
      coin: fc.constantFrom<Coin>('gold', 'sweeps'),
      stake: units,
      payout: fc.nat({ max: 30 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('purchase'), cents: units }) },
);
const steps = fc.array(
  fc.record({
    event: events,
    gapMs: fc.oneof(
      fc.nat({ max: 8 * minuteMs }),
      fc.constantFrom(restMs - 1, restMs),
      fc.integer({ min: -3 * hourMs, max: 30 * hourMs }),
      fc.nat({ max: 240 * hourMs }),
    ),
    movesTo: fc.option(fc.nat({ max: 20 }), { freq: 10 }),
  }),
  { minLength: 4, maxLength: 8, size: 'max' },
);
const maxima: fc.Arbitrary<Maxima> = fc
  .array(fc.tuple(fc.constantFrom(...limitNames), fc.nat({ max: 60 })), { maxLength: 6 })
  .map((entries) =>
    Object.fromEntries(
      entries.map(([name, most]) => [name, name.startsWith('time') ? most * minuteMs * 0.5 : most]),
    ),
  );
const beginnings = fc.constantFrom(...places).chain((place) => {
  const near = fc.constantFrom(spanOf(place).from, ...changesOf(place));
  const at = fc
    .tuple(near, fc.integer({ min: -30 * hourMs, max: 60 * hourMs }))
    .map(([change, ms]) => new Date(change.getTime() + ms));
  return fc.record({ place: fc.constant(place), at });
});

describe('play limits', () => {
  it('refuse exactly when a log of all events says so', () => {
    fc.assert(
      fc.property(beginnings, maxima, steps, ({ place, at }, maxima, taken) => {
        const near = [place, ...neighborsOf(place)].filter((each) => each !== 'Pacific/Midway');
        let state = settledIn(place, maxima, at);
        let [log, now] = [emptyLog(place, at), at];
        for (const { event, gapMs, movesTo } of taken) {
          now = new Date(now.getTime() + gapMs);
          if (movesTo !== null) {
            const to = near[movesTo % near.length]!;
            const zone = moveTo(state.residency.timeZone, to, now);
            [state, log] = [
              { ...state, residency: { ...state.residency, timeZone: zone } },
              move(log, to, now),
            ];
          }
          const refused = check(state, event, now);

          const passed = limitPassed(log, maxima, event, now);
          expect(refused).toEqual(passed ?? tooFast(log, event, now));
          if (refused) continue;
          [state, log] = [counted(state, event, now), write(log, event, now)];
          expectSums(state, log, maxima, now);
        }
      }),
      { numRuns: 1000, seed: 8306 },
    );
  }, 60_000);
});

function settledIn(place: Place, maxima: Maxima, at: Date): PlayState {
  const limits = Object.entries(maxima).map(([name, most]) => [name, { most, next: null }]);
  const zone = timeZone(place);
  return {
    ...newPlayState(at),
    residency: { bornOn: '1980-01-01' as LocalDay, state: 'TX' as State, timeZone: zone },
    limits: Object.fromEntries(limits) as Limits,
    windows: emptyWindows(localDay(zone, at)),
  };
}

/** Checks an event for a player who confirms every reality check. */
function check(state: PlayState, event: LogEvent, now: Date) {
  if (event.what === 'purchase') return checkPurchase(state, event.cents, now, rules);
  const session = state.session && { ...state.session, checkedAt: now };
  return checkRound({ ...state, session }, { ...event, stake: amount(event.stake) }, now, rules);
}

function counted(state: PlayState, event: LogEvent, now: Date): PlayState {
  if (event.what === 'purchase') return countPurchase(state, event.cents, now);
  const { coin, stake, payout } = event;
  return countRound(state, { coin, stake: amount(stake), payout: amount(payout) }, now, rules);
}

/** A round before the previous one is too early with any cycle. */
function tooFast({ lastRoundAt }: PlayLog, { what }: LogEvent, now: Date) {
  const waitMs = lastRoundAt && what === 'round' ? lastRoundAt.getTime() - now.getTime() : 0;
  return waitMs > 0 ? { code: 'play-limits/too-fast', retryAfterMs: waitMs } : null;
}

/** Expects each limited sum to equal the log and to stay within its limit. */
function expectSums(state: PlayState, log: PlayLog, maxima: Maxima, now: Date): void {
  const windows = windowsAt(state, now);
  for (const [name, most] of Object.entries(maxima)) {
    const [thing, period] = name.split(' ') as [LimitedThing, Period];
    const used = sumOf(windows[period].sums, thing);
    expect([name, used]).toEqual([name, usedAt(log, thing, period, now)]);
    expect(used).toBeLessThanOrEqual(most);
  }
}

function sumOf({ staked, lost, purchasedCents, playedMs }: Sums, thing: LimitedThing): number {
  if (thing === 'purchase') return purchasedCents;
  if (thing === 'time') return playedMs;
  const coin = thing.endsWith('gold') ? 'gold' : 'sweeps';
  return (thing.startsWith('stake') ? staked : lost)[coin];
}
