import { describe, expect, it } from 'vitest';
import { type LocalDay, timeZone } from '#domain/player/local-day';
import type { State } from '#domain/player/states';
import type { LimitName, Limits } from './limits';
import { checkPurchase, countPurchase, newPlayState, type PlayState } from './play-state';
import { defaultRules } from './rules';
import { takeBreak } from './time-out';

const now = new Date('2026-11-21T12:00:00Z');
const rules = { ...defaultRules, shortestCycleMs: 2500 };
const adult: PlayState = {
  ...newPlayState(now),
  residency: { bornOn: '1980-01-01' as LocalDay, state: 'TX' as State, timeZone: timeZone('UTC') },
};
const limited = (limits: Partial<Record<LimitName, number>>): PlayState => ({
  ...adult,
  limits: Object.fromEntries(
    Object.entries(limits).map(([name, most]) => [name, { most, next: null }]),
  ) as Limits,
});

describe('checkPurchase', () => {
  it('depends only on age, time-outs and purchase limits', () => {
    const onBreak = { ...adult, timeOut: takeBreak(null, 1, now) };
    const minor = { ...onBreak, residency: { ...adult.residency, bornOn: '2010-01-01' as LocalDay } };
    const inNewYork = { ...adult, residency: { ...adult.residency, state: 'NY' as State } };
    const others = limited({ 'time day': 0, 'loss-sweeps day': 0, 'stake-gold day': 0 });

    expect(checkPurchase(minor, 1, now, rules)).toHaveProperty('code', 'player/under-age');
    expect(checkPurchase(onBreak, 1, now, rules)).toHaveProperty('code', 'play-limits/on-break');
    expect(checkPurchase(inNewYork, 1, now, rules)).toBeNull();
    expect(checkPurchase(others, 1, now, rules)).toBeNull();
  });

  it('allows purchases up to the limit and refuses a cent more', () => {
    const state = countPurchase(limited({ 'purchase month': 5000 }), 1999, now);

    expect(checkPurchase(state, 3001, now, rules)).toBeNull();
    expect(checkPurchase(state, 3002, now, rules)).toEqual({
      code: 'play-limits/purchase-limit-reached',
      period: 'month',
      most: 5000,
      left: 3001,
      resetsAt: new Date('2026-12-01T00:00:00Z'),
    });
  });
});
