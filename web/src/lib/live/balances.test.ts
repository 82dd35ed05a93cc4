import { expect, it, vi } from 'vitest';
import { createBalancesStore } from './balances';

const balances = (gold: number) => ({
  gold,
  sweepsUnplayed: 0,
  sweepsRedeemable: 0,
  goldHeld: 0,
  sweepsHeld: 0,
});

it('read returns null before the first answer', () => {
  expect(createBalancesStore().read()).toBeNull();
});

it('read returns the balances of the newest answer', () => {
  const store = createBalancesStore();

  store.set(balances(10_000), 1);
  store.set(balances(9_900), 2);

  expect(store.read()).toEqual(balances(9_900));
});

it('set ignores an answer older than the newest one', () => {
  const store = createBalancesStore();

  store.set(balances(9_900), 2);
  store.set(balances(10_000), 1);

  expect(store.read()).toEqual(balances(9_900));
});

it('set accepts an answer of the same sequence', () => {
  const store = createBalancesStore();

  store.set(balances(5), 3);
  store.set(balances(5), 3);

  expect(store.read()).toEqual(balances(5));
});

it('clear forgets the sequence, so that the next player starts at any sequence', () => {
  const store = createBalancesStore();
  store.set(balances(9_900), 40);

  store.clear();
  const forgotten = store.read();
  store.set(balances(10_000), 1);

  expect(forgotten).toBeNull();
  expect(store.read()).toEqual(balances(10_000));
});

it('subscribe notifies about changes until it is canceled, and not about stale answers', () => {
  const store = createBalancesStore();
  const listener = vi.fn();

  const leave = store.subscribe(listener);
  store.set(balances(2), 2);
  store.set(balances(1), 1);
  leave();
  store.set(balances(3), 3);

  expect(listener).toHaveBeenCalledTimes(1);
});

it('keep holds balances while newer ones arrive, and then releases the newest', () => {
  const store = createBalancesStore();
  store.set(balances(10_000), 1);

  store.keep(balances(10_000));
  store.set(balances(12_500), 2);
  const held = store.read();
  store.keep(null);

  expect(held).toEqual(balances(10_000));
  expect(store.read()).toEqual(balances(12_500));
});

it('clear also drops held balances', () => {
  const store = createBalancesStore();
  store.set(balances(10_000), 7);
  store.keep(balances(9_900));

  store.clear();

  expect(store.read()).toBeNull();
});
