import { describe, expect, it } from 'vitest';
import { requestDeletion } from '#domain/player/deletion';
import { closeBalances } from '#domain/wallet/closing';
import { address, codeOf, player, start } from '#lambdas/shop/shop-fixture';
import { admin, setup, shipping } from './admin-fixture';

const corrected = { ...address, line1: '12 Pier Road', line2: 'Apt 3' };
const why = 'Asked for by phone';

async function openOrder(lines?: Parameters<typeof setup>[0]) {
  const board = await setup(lines);
  const correct = (
    to: object = corrected,
    { reason = why, ...options }: { key?: string; groups?: string; reason?: string } = {},
  ) =>
    board.callApi('PUT', `/admin/orders/${player}/${board.id}/address`, {
      key: 'correct',
      ...options,
      body: { address: to, reason },
    });
  const stored = () => board.shop.stored.orders.get(`${player} ${board.id}`)!;
  return { ...board, correct, stored };
}

describe('PUT /admin/orders/{player}/{id}/address', () => {
  it('corrects the address before the order ships and audits the changed fields without their content', async () => {
    const { correct, stored, log, step } = await openOrder();
    await step({ status: 'approved' });

    const { status, body } = await correct();

    expect([status, body.order.address, body.order.status]).toEqual([200, corrected, 'approved']);
    expect(stored().address).toEqual(corrected);
    expect(log.audited.at(-1)).toMatchObject({
      actor: admin,
      act: 'order-address-corrected',
      reason: why,
      detail: { status: 'approved', fields: 'line1 line2' },
    });
    expect(JSON.stringify(log.audited)).not.toMatch(/Pier|Apt/);
  });

  it('writes once for a repeated key, and refuses the key with another address', async () => {
    const { correct, stored, log } = await openOrder();
    await correct();
    await correct({ ...corrected, city: 'Dallas', postalCode: '75201' }, { key: 'later' });

    const again = await correct();
    const other = await correct(address);

    expect(again.status).toBe(200);
    expect(codeOf(other)).toEqual([422, 'idempotency/key-reused']);
    expect([stored().address?.city, log.audited.length]).toEqual(['Dallas', 2]);
  });

  it('is refused without a reason', async () => {
    const { correct, stored } = await openOrder();

    expect(codeOf(await correct(corrected, { reason: ' ' }))).toEqual([400, 'request/invalid']);
    expect(stored().address).toEqual(address);
  });

  it('is refused for a closed account', async () => {
    const { correct, stored, bind } = await openOrder();
    await bind({ deletion: { ...requestDeletion(null, start), closedAt: start } }, closeBalances);

    expect(codeOf(await correct())).toEqual([404, 'player/unknown-player']);
    expect(stored().address).toEqual(address);
  });

  it('keeps a step that another admin takes at the same time', async () => {
    const { correct, stored, shop, step } = await openOrder();
    shop.beforeNextCommit(async () => void (await step({ status: 'approved' })));

    expect((await correct()).status).toBe(200);

    expect([stored().address, stored().timeline.at(-1)?.status]).toEqual([corrected, 'approved']);
  });

  it('is refused once the order has shipped, and writes nothing', async () => {
    const { correct, stored, step, log } = await openOrder();
    await step({ status: 'approved' });
    await step(shipping);

    const refused = await correct();

    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'orders/address-final', details: { status: 'shipped' } } },
    });
    expect([stored().address, log.audited.length]).toEqual([address, 2]);
  });

  it.each([
    [{ ...corrected, state: 'WA', postalCode: '98101' }, [409, 'player/state-blocked']],
    [{ ...corrected, postalCode: '98101' }, [400, 'request/invalid']],
    [{ ...corrected, line1: '' }, [400, 'request/invalid']],
  ])('refuses the address %j', async (to, refusal) => {
    const { correct, stored } = await openOrder();

    expect(codeOf(await correct(to))).toEqual(refusal);
    expect(stored().address).toEqual(address);
  });

  it('returns 404 for an unknown order and 403 without the admin group', async () => {
    const { correct, callApi } = await openOrder();
    const unknown = await callApi('PUT', `/admin/orders/${player}/none/address`, {
      body: { address: corrected, reason: why },
    });

    expect(codeOf(unknown)).toEqual([404, 'orders/unknown-order']);
    expect(codeOf(await correct(corrected, { groups: '' }))).toEqual([403, 'session/forbidden']);
  });
});
