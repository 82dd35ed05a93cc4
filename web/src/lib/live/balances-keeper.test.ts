import { describe, expect, it } from 'vitest';
import { createBalancesStore } from './balances';
import { createBalancesKeeper } from './balances-keeper';

const balances = (gold: number) => ({
  gold,
  sweepsUnplayed: 0,
  sweepsRedeemable: 0,
  goldHeld: 0,
  sweepsHeld: 0,
});

function setup() {
  const store = createBalancesStore();
  store.set(balances(10_000), 1);
  return { store, left: createBalancesKeeper(store), next: createBalancesKeeper(store) };
}

describe('release', () => {
  it('shows the newest balances after those that the page kept', () => {
    const { store, left } = setup();

    left.keep(balances(9_900));
    store.set(balances(12_500), 2);
    left.release();

    expect(store.read()).toEqual(balances(12_500));
  });

  it('changes nothing when the next page has kept others since', () => {
    const { store, left, next } = setup();

    left.keep(balances(9_900));
    next.keep(balances(9_800));
    left.release();

    expect(store.read()).toEqual(balances(9_800));
  });

  it('changes nothing when the page keeps none, or has released them', () => {
    const { store, left, next } = setup();
    const shown = balances(9_900);

    left.keep(shown);
    left.release();
    next.keep(shown);
    left.release();
    const afterRelease = store.read();
    left.keep(null);
    next.keep(shown);
    left.release();

    expect(afterRelease).toBe(shown);
    expect(store.read()).toBe(shown);
  });
});
