import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { type LocalDay, timeZone } from '#domain/player/local-day';
import type { State } from '#domain/player/states';
import {
  checkAddedStake,
  countBeginning,
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
const grownUp: PlayState = {
  ...newPlayState(now),
  residency: { bornOn: '1980-01-01' as LocalDay, state: 'TX' as State, timeZone: timeZone('UTC') },
  windows: emptyWindows('2026-11-21' as LocalDay),
};
const round = (stake: number, payout = 0) => ({
  coin: 'sweeps' as const,
  stake: amount(stake),
  payout: amount(payout),
});

describe('a round that begins, and ends later', () => {
  it('counts as one that is settled at once, when it ends at once', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 500 }),
        fc.nat({ max: 900 }),
        fc.nat({ max: 900_000 }),
        (stake, payout, gap) => {
          const before = {
            ...grownUp,
            lastRoundAt: now,
            session: countRound(grownUp, round(1), now, defaultRules).session,
          };
          const at = later(gap);

          const begun = countBeginning(before, at, defaultRules);

          expect(countEnd(begun, round(stake, payout), at)).toEqual(
            countRound(before, round(stake, payout), at, defaultRules),
          );
        },
      ),
      cases,
    );
  });

  it('is in the session and the cycle from its beginning, and in the sums from its end', () => {
    const begun = countBeginning(grownUp, now, defaultRules);
    const ended = countEnd(begun, round(200, 400), later(20_000));

    expect(begun.session).toMatchObject({ startedAt: now, rounds: 0 });
    expect(begun.windows.day.sums.staked.sweeps).toBe(0);
    expect(ended.lastRoundAt).toEqual(now);
    expect(ended.session).toMatchObject({ startedAt: now, rounds: 1, paid: { sweeps: 400 } });
    expect(ended.windows.day.sums).toMatchObject({ staked: { sweeps: 200 }, lost: { sweeps: -200 } });
  });

  it('counts the time from the beginning of the round before, however long it takes', () => {
    const first = countEnd(countBeginning(grownUp, now, defaultRules), round(1), later(60_000));
    const second = countBeginning(first, later(90_000), defaultRules);

    expect(second.windows.day.sums.playedMs).toBe(90_000);
  });

  it('ends in the session that it began in, after whatever rest', () => {
    const ended = countEnd(countBeginning(grownUp, now, defaultRules), round(10), later(6 * 3_600_000));

    expect(ended.session).toMatchObject({ startedAt: now, rounds: 1 });
  });
});

describe('checkAddedStake', () => {
  const limits = { 'loss-sweeps day': { most: 300, next: null } };

  it('counts all of the stake, with what is added', () => {
    const state = { ...grownUp, limits };

    expect(checkAddedStake(state, round(300), now, defaultRules)).toBeNull();
    expect(checkAddedStake(state, round(301), now, defaultRules)).toMatchObject({
      code: 'play-limits/loss-limit-reached',
      left: 300,
    });
  });

  it('asks neither for time, reality check nor cycle: the round has begun', () => {
    const due = {
      ...grownUp,
      limits: { 'time day': { most: 1, next: null } },
      lastRoundAt: now,
      session: { ...countBeginning(grownUp, now, defaultRules).session!, checkedAt: new Date(0) },
    };

    expect(checkAddedStake(due, round(10), now, defaultRules)).toBeNull();
  });

  it('keeps whoever takes a break, or may not play for Sweeps Coins any more, from staking more', () => {
    const onBreak = { ...grownUp, timeOut: { kind: 'break' as const, since: now, until: later(1000) } };
    const moved = { ...grownUp, residency: { ...grownUp.residency, state: 'CA' as State } };

    expect(checkAddedStake(onBreak, round(10), now, defaultRules)?.code).toBe('play-limits/on-break');
    expect(checkAddedStake(moved, round(10), now, defaultRules)?.code).toBe('player/state-blocked');
  });
});
