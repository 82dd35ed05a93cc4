import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { LocalDay } from '#domain/player/local-day';
import { seen } from '#domain/rewards/order-code';
import { codeOf, player, start } from '#lambdas/shop/shop-fixture';
import { setup } from './admin-fixture';

/** Two gift codes of 10 SC each, of which the player viewed the first, beside an order of 20 SC. */
async function openViewedGift() {
  const board = await setup();
  const { shop, users, clock } = board;
  shop.stored.products.set('rare', { ...shop.stored.products.get('rare')!, stock: 2 });
  await board.add(['code-one', 'code-two']);
  const gift = await board.order(['rare', 2]);
  const name = `${player} ${gift}`;
  const placed = shop.stored.orders.get(name)!;
  const [first, ...others] = placed.codes;
  const codes = [seen(first!, clock.now), ...others];
  shop.stored.orders.set(name, { ...placed, codes, revision: placed.revision + 1 });
  const refund = ({ groups = 'SUPERADMINS', minutesAgo = 0 } = {}) =>
    board.step(
      { status: 'refunded', reason: 'code-not-valid' },
      { groups, signedInAt: new Date(clock.now.getTime() - minutesAgo * 60_000) },
      gift,
    );
  const state = async () => ({
    redeemable: (await board.balances()).sweepsRedeemable,
    worth: await board.dependencies.orders.worthOf(player),
    alone: await users.approvals.adjustedAlone(player),
  });
  return { ...board, approvals: users.approvals, refund, state };
}

describe('undoing an order with viewed gift codes', () => {
  it('is refused to admins, and to superadmins without a recent sign-in', async () => {
    const { refund, state } = await openViewedGift();
    const before = await state();

    expect(codeOf(await refund({ groups: 'ADMINS' }))).toEqual([403, 'orders/code-viewed']);
    expect(codeOf(await refund({ minutesAgo: 16 }))).toEqual([401, 'session/not-recent']);

    expect(await state()).toEqual(before);
  });

  it('refunds the order, counts the viewed code as an adjustment, and keeps its worth for the identity check', async () => {
    const { refund, state } = await openViewedGift();
    const before = await state();

    const first = await refund();

    expect(first.status).toBe(200);
    expect(await refund()).toEqual(first);
    expect([before.worth, await state()]).toEqual([
      4_000,
      {
        redeemable: before.redeemable + 2_000,
        worth: 2_000 + 1_000,
        alone: { day: '2026-11-21', sweeps: 1_000 },
      },
    ]);
  });

  it('counts a viewed code that was replaced, although its replacement returns to the pool', async () => {
    const { refund, state, shop } = await openViewedGift();
    const [name, order] = [...shop.stored.orders].find(([, { codes }]) => codes.length > 0)!;
    const [first, ...others] = order.codes;
    const request = { name: 'r', input: 'i' };
    const replaced = { ...first!, firstShownAt: null, views: 0 };
    const mark = { times: 1, timesViewed: 1, at: start, request };
    shop.stored.orders.set(name, { ...order, codes: [{ ...replaced, replaced: mark }, ...others] });

    expect(codeOf(await refund({ groups: 'ADMINS' }))).toEqual([403, 'orders/code-viewed']);
    const { body } = await refund();

    expect(body.order.codes).toEqual([]);
    expect(await state()).toMatchObject({ worth: 2_000 + 1_000, alone: { sweeps: 1_000 } });
  });

  it('is refused beyond what one superadmin may adjust for a player in a day', async () => {
    const { refund, state, approvals, shop } = await openViewedGift();
    const counted = { day: '2026-11-21' as LocalDay, sweeps: amount(9_001) };
    await shop.commitTogether([approvals.countAlone(player, undefined, counted)]);
    const before = await state();

    const refused = await refund();

    expect(codeOf(refused)).toEqual([409, 'orders/viewed-codes-above-limit']);
    expect(refused.body.error.details).toEqual({ most: 10_000 });

    expect(await state()).toEqual(before);
  });
});
