import { describe, expect, it } from 'vitest';
import { stateOf } from '#domain/coins/purchase';
import type { State } from '#domain/player/states';
import { Outage } from '#lambdas/runtime/outage';
import { isRefusal } from '#lambdas/runtime/refusal';
import { beginPurchase, type BegunPurchase } from './begin-purchase';
import { creditPurchase } from './payments/credit-purchase';
import { endPurchase } from './payments/end-purchase';
import { openPayments, player } from './payments/payment-fixture';

async function setup() {
  const payments = await openPayments();
  const { dependencies } = payments;
  const callApi = (packageId = 'coins-499', key = 'key') =>
    beginPurchase(dependencies, { player, packageId, key });
  const begin = async (packageId?: string, key?: string): Promise<BegunPurchase> => {
    const begun = await callApi(packageId, key);
    if (isRefusal(begun)) throw new Error(begun.code);
    return begun;
  };
  const counted = async () => (await payments.open()).play.windows.day.sums.purchasedCents;
  return { ...payments, callApi, begin, counted };
}

describe('beginPurchase', () => {
  it('counts the price, stores the terms of the purchase and opens a checkout', async () => {
    const { begin, counted, kinds } = await setup();

    const { purchase, checkoutUrl } = await begin();

    expect(purchase).toMatchObject({ priceCents: 499, gold: 50_000, sweeps: 500, player });
    expect(checkoutUrl).toBe(`/Coins/checkout/${purchase.id}`);
    expect(await counted()).toBe(499);
    expect(kinds().at(-1)).toBe('purchase-begun');
  });

  it('returns the same purchase for a repeated key and counts it once', async () => {
    const { begin, callApi, counted, memory } = await setup();

    const first = await begin();
    const second = await begin();

    expect(second).toEqual(first);
    expect(memory.stored.size).toBe(1);
    expect(await counted()).toBe(499);
    expect(await callApi('coins-199')).toEqual({ code: 'idempotency/key-reused' });
  });

  it('resumes a purchase whose checkout could not be opened', async () => {
    const { dependencies, begin, counted, memory } = await setup();
    const provider = { ...dependencies.provider, openCheckout: () => Promise.reject(new Outage('away')) };

    const first = beginPurchase(
      { ...dependencies, provider },
      { player, packageId: 'coins-499', key: 'key' },
    );

    await expect(first).rejects.toThrow(Outage);
    expect([...memory.stored.values()].map(({ checkout }) => checkout)).toEqual([null]);
    const { purchase } = await begin();
    expect(purchase.checkout).not.toBeNull();
    expect(memory.stored.size).toBe(1);
    expect(await counted()).toBe(499);
  });

  it('opens no checkout shortly before the purchase expires', async () => {
    const { dependencies, callApi, later } = await setup();
    const provider = { ...dependencies.provider, openCheckout: () => Promise.reject(new Outage('away')) };
    await beginPurchase({ ...dependencies, provider }, { player, packageId: 'coins-499', key: 'key' }).catch(
      () => undefined,
    );

    later(15);

    expect(await callApi()).toEqual({ code: 'coins/checkout-over' });
  });

  it.each([
    ['an unknown package', 'coins/unknown-package', () => undefined, 'coins-0'],
    ['terms that were not accepted', 'account/terms-needed', ({ disagree }: Setup) => disagree()],
    [
      'somebody on a break',
      'play-limits/on-break',
      ({ changePlay, clock: { now } }: Setup) =>
        changePlay((play) => ({
          ...play,
          timeOut: { kind: 'break', since: now, until: new Date(now.getTime() + 1) },
        })),
    ],
    [
      'more than the limit',
      'play-limits/purchase-limit-reached',
      ({ changePlay }: Setup) =>
        changePlay((play) => ({ ...play, limits: { 'purchase day': { most: 498, next: null } } })),
    ],
  ] as const)('refuses %s and writes nothing', async (_case, code, arrange, packageId?: string) => {
    const world = await setup();
    await arrange(world);
    const lines = world.kinds().length;

    expect(await world.callApi(packageId)).toMatchObject({ code });
    expect([world.kinds().length, world.memory.stored.size, await world.counted()]).toEqual([lines, 0, 0]);
  });

  it.each([
    ['where they are not offered', { state: 'NY' as State }],
    ['while the birthday is not known', { bornOn: null }],
  ])('includes no Sweeps Coins %s', async (_case, declared) => {
    const { begin, changePlay } = await setup();
    await changePlay((play) => ({ ...play, residency: { ...play.residency, ...declared } }));

    expect((await begin()).purchase).toMatchObject({ gold: 50_000, sweeps: 0 });
  });

  it('includes no Sweeps Coins while those of the player are frozen', async () => {
    const { begin, changePlay } = await setup();
    await changePlay((play) => ({ ...play, frozen: ['owed'] }));

    expect((await begin()).purchase.sweeps).toBe(0);
  });
});

type Setup = Awaited<ReturnType<typeof setup>>;

describe('purchase ceiling', () => {
  const packages = ['coins-199', 'coins-499', 'coins-999', 'coins-1999'];

  it('returns the open purchase of the same package under another key and counts it once', async () => {
    const { begin, counted, memory } = await setup();

    const first = await begin('coins-499', 'a');
    const second = await begin('coins-499', 'b');

    expect(second).toEqual(first);
    expect(memory.stored.size).toBe(1);
    expect(await counted()).toBe(499);
  });

  it('credits an open purchase that the provider reports as paid, and begins another', async () => {
    const { begin, dependencies, clock, purchase: stored } = await setup();
    const { purchase } = await begin('coins-499', 'a');
    const paid = { kind: 'paid', at: clock.now, payment: 'pi_1', cents: 499 } as const;
    const provider = { ...dependencies.provider, statusOf: async () => [paid] };

    const again = await beginPurchase(
      { ...dependencies, provider },
      { player, packageId: 'coins-499', key: 'b' },
    );

    expect(stateOf(stored(purchase.id))).toBe('credited');
    expect(again).toMatchObject({ purchase: { packageId: 'coins-499' } });
    expect((again as BegunPurchase).purchase.id).not.toBe(purchase.id);
  });

  it('begins another purchase of the package once the first has ended', async () => {
    const { begin, dependencies } = await setup();
    const { purchase } = await begin('coins-499', 'a');
    await endPurchase(dependencies, { player, id: purchase.id }, 'canceled');

    expect((await begin('coins-499', 'b')).purchase.id).not.toBe(purchase.id);
  });

  it('allows three open purchases', async () => {
    const { callApi, dependencies, memory } = await setup();
    const [first] = await Promise.all(packages.slice(0, 1).map((packageId) => callApi(packageId, packageId)));
    await callApi('coins-499', 'b');
    await callApi('coins-999', 'c');

    expect(await callApi('coins-1999', 'd')).toEqual({ code: 'coins/too-many-open', most: 3 });
    expect(memory.stored.size).toBe(3);
    await endPurchase(dependencies, { player, id: (first as BegunPurchase).purchase.id }, 'canceled');
    expect(isRefusal(await callApi('coins-1999', 'd'))).toBe(false);
  });

  it('counts a purchase that another tab begins at the same time', async () => {
    const { callApi, memory, stores } = await setup();
    await callApi('coins-199', 'a');
    await callApi('coins-499', 'b');
    stores.beforeNextCommit(() => callApi('coins-999', 'other tab'));

    expect(await callApi('coins-1999', 'this tab')).toMatchObject({ code: 'coins/too-many-open' });
    expect(memory.stored.size).toBe(3);
  });

  it('allows twenty purchases per day, including canceled ones', async () => {
    const { callApi, begin, dependencies, later } = await setup();
    for (let index = 0; index < 20; index += 1) {
      const { purchase } = await begin('coins-499', `key-${index}`);
      await endPurchase(dependencies, { player, id: purchase.id }, 'canceled');
      later(1);
    }

    const resetsAt = new Date('2026-11-22T00:00:00Z');
    expect(await callApi('coins-499', 'late')).toEqual({ code: 'coins/too-many-today', most: 20, resetsAt });
    later(12 * 60);
    expect(isRefusal(await callApi('coins-499', 'late'))).toBe(false);
  });
});

describe('first-purchase offer', () => {
  it('returns its open purchase under another key', async () => {
    const { begin, memory } = await setup();

    const first = await begin('first-999', 'a');
    const second = await begin('first-999', 'b');

    expect(second.purchase.id).toBe(first.purchase.id);
    expect(memory.stored.size).toBe(1);
  });

  it('is refused for a player on a break', async () => {
    const { begin, callApi, changePlay, clock } = await setup();
    await begin('first-999', 'a');
    const until = new Date(clock.now.getTime() + 60_000);
    await changePlay((play) => ({ ...play, timeOut: { kind: 'break', since: clock.now, until } }));

    expect(await callApi('first-999', 'b')).toEqual({ code: 'play-limits/on-break', until });
  });

  it('is one purchase when two tabs begin it at the same time', async () => {
    const { begin, memory, stores } = await setup();
    stores.beforeNextCommit(() => begin('first-999', 'other tab'));

    const { purchase } = await begin('first-999', 'this tab');

    expect([...memory.stored.values()].map(({ id }) => id)).toEqual([purchase.id]);
  });

  it('is used up by any paid purchase', async () => {
    const { begin, callApi, dependencies } = await setup();
    const { purchase } = await begin('coins-199', 'a');
    await creditPurchase(dependencies, purchase, { payment: null, at: purchase.createdAt });

    expect(await callApi('first-999', 'b')).toEqual({ code: 'coins/offer-used' });
  });

  it('is available again when its purchase has ended, and applies to one of two that are paid later', async () => {
    const { begin, dependencies, purchase: stored, stores } = await setup();
    const first = (await begin('first-999', 'a')).purchase;
    await endPurchase(dependencies, first, 'expired');
    const second = (await begin('first-999', 'b')).purchase;

    const paid = { payment: null, at: first.createdAt };
    await creditPurchase(dependencies, second, paid);
    await creditPurchase(dependencies, first, paid);

    expect(second.id).not.toBe(first.id);
    expect(stored(second.id)).toMatchObject({ packageId: 'first-999', gold: 200_000 });
    expect(stored(first.id)).toMatchObject({ packageId: 'coins-999', gold: 100_000 });
    expect(stateOf(stored(first.id))).toBe('credited');
    expect((await stores.wallets.load(player))!.wallet.balances.gold).toBe(310_000);
  });
});
