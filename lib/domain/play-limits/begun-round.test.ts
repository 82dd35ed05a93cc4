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

          expect(countEnd(begun, round(stake, payout), at)).toEqual(
            countRound(before, round(stake, payout), at, defaultRules),
          );
        },
      ),
      cases,
    );
  });

  it('counts session and cycle at the beginning, and sums at the end', () => {
    const begun = countBeginning(adult, now, defaultRules);
    const ended = countEnd(begun, round(200, 400), later(20_000));

    expect(begun.session).toMatchObject({ startedAt: now, rounds: 0 });
    expect(begun.windows.day.sums.staked.sweeps).toBe(0);
    expect(ended.lastRoundAt).toEqual(now);
    expect(ended.session).toMatchObject({ startedAt: now, rounds: 1, paid: { sweeps: 400 } });
    expect(ended.windows.day.sums).toMatchObject({ staked: { sweeps: 200 }, lost: { sweeps: -200 } });
  });

  it('measures the played time between beginnings, however long the round takes', () => {
    const first = countEnd(countBeginning(adult, now, defaultRules), round(1), later(60_000));
    const second = countBeginning(first, later(90_000), defaultRules);

    expect(second.windows.day.sums.playedMs).toBe(90_000);
  });

  it('keeps a round in its session after a rest of any length', () => {
    const ended = countEnd(countBeginning(adult, now, defaultRules), round(10), later(6 * 3_600_000));

    expect(ended.session).toMatchObject({ startedAt: now, rounds: 1 });
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
