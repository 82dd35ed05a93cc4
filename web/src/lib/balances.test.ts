import { expect, it, vi } from 'vitest';
import { createBalancesStore } from './balances';

const balances = (gold: number) => ({
  gold,
  sweepsUnplayed: 0,
  sweepsRedeemable: 0,
  goldHeld: 0,
  sweepsHeld: 0,
});

it('knows nothing before the first answer', () => {
  expect(createBalancesStore().read()).toBeNull();
});

it('shows what the newest answer carried', () => {
  const store = createBalancesStore();

  store.set(balances(10_000), 1);
  store.set(balances(9_900), 2);

  expect(store.read()).toEqual(balances(9_900));
});

it('ignores an answer that was overtaken by a newer one', () => {
  const store = createBalancesStore();

  store.set(balances(9_900), 2);
  store.set(balances(10_000), 1);

  expect(store.read()).toEqual(balances(9_900));
});

it('takes an answer of the same sequence, which says the same', () => {
  const store = createBalancesStore();

  store.set(balances(5), 3);
  store.set(balances(5), 3);

  expect(store.read()).toEqual(balances(5));
});

it('forgets everything on sign-out, so that the next player starts at any sequence', () => {
  const store = createBalancesStore();
  store.set(balances(9_900), 40);

  store.clear();
  const forgotten = store.read();
  store.set(balances(10_000), 1);

  expect(forgotten).toBeNull();
  expect(store.read()).toEqual(balances(10_000));
});

it('tells listeners of changes until they leave, and not of stale answers', () => {
  const store = createBalancesStore();
  const listener = vi.fn();

  const leave = store.subscribe(listener);
  store.set(balances(2), 2);
  store.set(balances(1), 1);
  leave();
  store.set(balances(3), 3);

  expect(listener).toHaveBeenCalledTimes(1);
});

it('keeps what it is told to on show while newer ones come, and shows the newest of them afterwards', () => {
  const store = createBalancesStore();
  store.set(balances(10_000), 1);

  store.keep(balances(10_000));
  store.set(balances(12_500), 2);
  const meanwhile = store.read();
  store.keep(null);

  expect(meanwhile).toEqual(balances(10_000));
  expect(store.read()).toEqual(balances(12_500));
});

it('keeps nothing for the next player', () => {
  const store = createBalancesStore();
  store.set(balances(10_000), 7);
  store.keep(balances(9_900));

  store.clear();

  expect(store.read()).toBeNull();
});
