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
  it('are not staked, nor added to a stake', () => {
    const refused = { code: 'player/sweeps-frozen' };

    expect(checkRound(frozen, { coin: 'sweeps', stake }, now, rules)).toEqual(refused);
    expect(checkAddedStake(frozen, { coin: 'sweeps', stake }, now, rules)).toEqual(refused);
    expect(checkRound({ ...frozen, frozen: [] }, { coin: 'sweeps', stake }, now, rules)).toBeNull();
  });

  it('keep nobody from playing gold, or from buying it', () => {
    expect(checkRound(frozen, { coin: 'gold', stake }, now, rules)).toBeNull();
    expect(checkPurchase(frozen, 499, now, rules)).toBeNull();
  });

  it('are free when the last of their reasons is gone', () => {
    const both = freeze(freeze([], owed), 'purchase-1');

    expect(freeze(both, owed)).toEqual(both);
    expect(checkFreeze(thaw(both, 'purchase-1'))).not.toBeNull();
    expect(checkFreeze(thaw(thaw(both, 'purchase-1'), owed))).toBeNull();
  });
});
