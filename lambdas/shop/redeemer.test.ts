import { describe, expect, it } from 'vitest';
import { address, codeOf, player, setup, type Shop } from './shop-fixture';

/** Everything that a refused request could have written. */
async function snapshotOf({ stores, shop, balances, stockOf, queued }: Shop) {
  const { wallet, play } = (await stores.wallets.load(player))!;
  return {
    balances: await balances(),
    sequence: wallet.sequence,
    holds: wallet.holds,
    play,
    lines: stores.entries.length,
    mugs: stockOf('mug'),
    queued: queued.length,
    orders: [...shop.stored.orders.values()],
    reservations: [...shop.stored.reservations.values()],
  };
}

describe('checkout of an ineligible player', () => {
  it.each([
    [
      'without date of birth and state',
      { residency: { bornOn: null, state: null } },
      'player/age-and-state-needed',
    ],
    ['without a state', { residency: { state: null } }, 'player/age-and-state-needed'],
    ['is 21 tomorrow', { residency: { bornOn: '2005-11-22' } }, 'player/under-age'],
    ['lives in a blocked state', { residency: { state: 'NY' } }, 'player/state-blocked'],
    ['has not confirmed their email', { isEmailVerified: false }, 'player/email-unverified'],
  ])('reserves nothing and returns the reason when the player %s', async (_who, as, code) => {
    const shop = await setup(as);
    await shop.put('mug', 1);
    const before = await snapshotOf(shop);

    expect(codeOf(await shop.reserve())).toEqual([409, code]);
    expect(await snapshotOf(shop)).toEqual(before);
    expect((await shop.callApi('GET', '/checkout/eligibility')).body.refusedAs).toBe(code);
  });

  it('refuses to order a reservation after a move to a blocked state, and keeps the hold', async () => {
    const shop = await setup();
    const held = await shop.hold(['mug', 1]);
    await shop.declare({ state: 'NY' });
    const before = await snapshotOf(shop);

    const refused = await shop.checkOut(held, { address });

    expect(codeOf(refused)).toEqual([409, 'player/state-blocked']);
    expect(refused.body.error.details).toEqual({ state: 'NY', since: '2025-12-05' });
    expect(codeOf(await shop.reserve('again'))).toEqual([409, 'player/state-blocked']);
    expect(await snapshotOf(shop)).toEqual(before);
  });

  it('repeats the first response of an order placed before the player became ineligible', async () => {
    const shop = await setup();
    const held = await shop.hold(['mug', 1]);
    const first = await shop.checkOut(held, { address });
    await shop.declare({ state: 'NY' });

    expect(await shop.checkOut(held, { address })).toEqual(first);
  });

  it('succeeds after the missing residency is declared', async () => {
    const shop = await setup({ residency: { bornOn: null, state: null } });
    await shop.put('mug', 1);
    await shop.reserve();
    await shop.declare({});

    expect((await shop.callApi('GET', '/checkout/eligibility')).body.refusedAs).toBeNull();
    const { body } = await shop.reserve('then');
    expect((await shop.checkOut(body.reservation.id, { address })).status).toBe(200);
  });
});
