import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { type LocalDay, timeZone } from '#domain/player/local-day';
import type { State } from '#domain/player/states';
import { checkAddedStake, checkPurchase, checkRound, newPlayState, type PlayState } from './play-state';
import { defaultRules } from './rules';
import { checkFreeze, freeze, owed, thaw } from './sweeps-freeze';

const now = new Date('2026-11-21T12:00:00Z');
const rules = { ...defaultRules, shortestCycleMs: 0 };
const frozen: PlayState = {
  ...newPlayState(now),
  residency: { bornOn: '1980-01-01' as LocalDay, state: 'TX' as State, timeZone: timeZone('UTC') },
  frozen: [owed],
};
const stake = amount(20);

describe('frozen Sweeps Coins', () => {
  it('cannot be staked or added to a stake', () => {
    const refused = { code: 'player/sweeps-frozen' };

    expect(checkRound(frozen, { coin: 'sweeps', stake }, now, rules)).toEqual(refused);
    expect(checkAddedStake(frozen, { coin: 'sweeps', stake }, now, rules)).toEqual(refused);
    expect(checkRound({ ...frozen, frozen: [] }, { coin: 'sweeps', stake }, now, rules)).toBeNull();
  });

  it('block neither playing nor buying Gold Coins', () => {
    expect(checkRound(frozen, { coin: 'gold', stake }, now, rules)).toBeNull();
    expect(checkPurchase(frozen, 499, now, rules)).toBeNull();
  });

  it('are released when the last reason is removed', () => {
    const both = freeze(freeze([], owed), 'purchase-1');

    expect(freeze(both, owed)).toEqual(both);
    expect(checkFreeze(thaw(both, 'purchase-1'))).not.toBeNull();
    expect(checkFreeze(thaw(thaw(both, 'purchase-1'), owed))).toBeNull();
  });
});
