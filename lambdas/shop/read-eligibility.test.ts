import { expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { defaultRules } from '#domain/play-limits/rules';
import { freeze } from '#domain/play-limits/sweeps-freeze';
import { newIdentityCheck } from '#domain/player/identity-check';
import { holdCeiling } from '#domain/rewards/hold-ceiling';
import { orderId, placeOrder } from '#domain/rewards/order';
import { createFakeIdentity } from '#lambdas/fakes/identity';
import { createFakeShop } from '#lambdas/fakes/shop';
import { createFakeWallets } from '#lambdas/fakes/wallets';
import { loadOrOpenWallet } from '#lambdas/wallet/open-wallet';
import { declareResidency } from '#lambdas/wallet/residency-fixture';
import { readEligibility } from './read-eligibility';

const player = '7a1c0c5e-0000-4000-8000-000000000011';
const now = new Date('2026-11-21T07:12:03.123Z');

function setup({ frozen = false } = {}) {
  const stores = createFakeWallets();
  const shop = createFakeShop([], stores.tables);
  const identity = createFakeIdentity(stores.tables);
  const common = {
    ...stores,
    ...shop,
    checks: identity.checks,
    now: () => now,
    rules: { ...defaultRules, writesPerSecond: 1000 },
    pause: async () => undefined,
    log: () => undefined,
    makeClientSeed: () => 'client-seed',
    welcomeGold: amount(10_000),
    checkout: {
      reservationSeconds: 600,
      minimumOrder: amount(1_000),
      identityCheckAbove: amount(10_000),
      ceiling: holdCeiling,
    },
  };
  const describePlayer = async (id: string) => ({
    player: id,
    email: 'mei@jade.test',
    isEmailVerified: true,
  });
  const openAsItIs = (id: string) => loadOrOpenWallet(common, id, describePlayer);
  const loadOrOpen = async (id: string) => {
    const open = await openAsItIs(id);
    return frozen ? { ...open, play: { ...open.play, frozen: freeze([], 'dispute') } } : open;
  };
  const declare = (residency: Parameters<typeof declareResidency>[2]) =>
    declareResidency({ ...common, loadOrOpen: openAsItIs }, player, residency);
  return { identity, shop, declare, callApi: () => readEligibility({ ...common, loadOrOpen }, player) };
}

it('readEligibility returns the checkout requirements for a player without orders', async () => {
  const { callApi } = setup();

  expect(await callApi()).toEqual({
    minimumOrder: 1_000,
    identity: { state: 'open', neededAbove: 10_000 },
    ordered: 0,
    isFrozen: false,
    refusedAs: 'player/age-and-state-needed',
    held: 0,
  });
});

it('readEligibility returns the value of past orders and the state of the identity check', async () => {
  const { callApi, identity, shop } = setup();
  const line = { product: 'mug', name: 'Mug', image: null, category: 'merch', terms: null } as const;
  const order = placeOrder(
    {
      player,
      id: orderId(now, 'abcdef'),
      transaction: 'paid',
      address: null,
      contact: null,
      lines: [{ ...line, quantity: 3, price: amount(1_400) }],
    },
    now,
  );
  await shop.commitTogether([shop.orders.place(order)]);
  identity.all.set(player, { ...newIdentityCheck(player), state: 'submitted', revision: 1 });

  expect(await callApi()).toMatchObject({ ordered: 4_200, identity: { state: 'submitted' } });
});

it('readEligibility reports frozen coins', async () => {
  const { callApi, declare } = setup({ frozen: true });
  await declare({});

  expect(await callApi()).toMatchObject({ isFrozen: true, refusedAs: 'player/sweeps-frozen' });
});

it('readEligibility returns the refusal that applies to any order, or null when there is none', async () => {
  const { callApi, declare } = setup();

  await declare({ state: 'NY' });
  expect(await callApi()).toMatchObject({ refusedAs: 'player/state-blocked' });
  await declare({ state: 'OR' });
  expect(await callApi()).toMatchObject({ refusedAs: null });
});
