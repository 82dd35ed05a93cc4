import { describe, expect, it } from 'vitest';
import { seen } from '#domain/rewards/order-code';
import { setup } from '#lambdas/orders/admin-fixture';
import { codeOf, player } from '#lambdas/shop/shop-fixture';

const superadmin = 'a-superadmin';
const reason = 'The issuer blocked it';

/** An order of gifts that holds the first of these codes. */
async function openGifts(codes: readonly string[], quantity = 1) {
  const board = await setup();
  const { shop } = board;
  shop.stored.products.set('rare', { ...shop.stored.products.get('rare')!, stock: 5 });
  await board.add([...codes]);
  const id = await board.order(['rare', quantity]);
  const replace = (
    body: object = { replacements: 0 },
    {
      number = 1,
      key = 'replace',
      ...caller
    }: { number?: number } & Parameters<typeof board.callApi>[2] = {},
  ) =>
    board.callApi('POST', `/admin/orders/${player}/${id}/codes/${number}/replacements`, {
      key,
      body: { reason, ...body },
      ...caller,
    });
  const replaceAsSuperadmin = (replacements: number, { key = 'super', minutesAgo = 1 } = {}) => {
    const signedInAt = new Date(board.clock.now.getTime() - minutesAgo * 60_000);
    return replace({ replacements }, { key, as: superadmin, groups: 'SUPERADMINS', signedInAt });
  };
  const stored = () => shop.stored.orders.get(`${player} ${id}`)!;
  /** The player views every code of the order. */
  const view = () => {
    const order = stored();
    const codes = order.codes.map((code) => seen(code, board.clock.now));
    shop.stored.orders.set(`${player} ${id}`, { ...order, codes, revision: order.revision + 1 });
  };
  const pool = async () => (await shop.giftCodes.codesIn('rare')).codes.map(({ state }) => state).toSorted();
  const batches = async () => (await board.callApi('GET', '/admin/gift-codes/rare/batches')).body.items;
  const voidBatch = (batch: string, key = 'void') =>
    board.callApi('POST', `/admin/gift-codes/rare/batches/${encodeURIComponent(batch)}/voids`, {
      key,
      body: { reason: 'The supplier withdrew them' },
    });
  return { ...board, gift: id, replace, replaceAsSuperadmin, view, stored, pool, batches, voidBatch };
}

describe('POST /admin/orders/{player}/{id}/codes/{number}/replacements', () => {
  it('gives the order the next code, voids the earlier one, and audits it without a code', async () => {
    const { replace, stored, pool, log } = await openGifts(['one', 'two']);
    const [before] = stored().codes;

    const { status, body } = await replace();

    const [code] = stored().codes;
    expect([status, body.order.codes]).toMatchObject([
      200,
      [{ number: 1, views: 0, firstShownAt: null, replacements: 1 }],
    ]);
    expect(body.order.hasViewedCode).toBe(false);
    expect(code?.code).not.toBe(before?.code);
    expect(await pool()).toEqual(['unviewed', 'void']);
    expect(log.audited.at(-1)).toMatchObject({
      act: 'order-code-replaced',
      reason,
      detail: { product: 'rare', number: 1, wasSeen: false },
    });
  });

  it('requires a reason of 3 characters', async () => {
    const { replace } = await openGifts(['one', 'two']);

    for (const short of [undefined, ' no '])
      expect(codeOf(await replace({ replacements: 0, reason: short }))).toEqual([400, 'request/invalid']);
  });

  it('is refused to admins, and to superadmins without a recent sign-in, once the player viewed the code', async () => {
    const { replace, replaceAsSuperadmin, view, stored, pool } = await openGifts(['one', 'two']);
    view();
    const before = stored();

    expect(codeOf(await replace())).toEqual([403, 'orders/code-viewed']);
    expect(codeOf(await replaceAsSuperadmin(0, { minutesAgo: 16 }))).toEqual([401, 'session/not-recent']);

    expect([stored(), (await pool()).includes('void')]).toEqual([before, false]);
  });

  it('lets a superadmin replace a viewed code once, and shows that the order had one', async () => {
    const { replaceAsSuperadmin, view, log } = await openGifts(['one', 'two', 'three']);
    view();

    const { status, body } = await replaceAsSuperadmin(0);
    view();
    const second = await replaceAsSuperadmin(1, { key: 'again' });

    expect([status, body.order.codes[0]]).toMatchObject([200, { replacements: 1, firstShownAt: null }]);
    expect(body.order.hasViewedCode).toBe(true);
    expect(codeOf(second)).toEqual([409, 'orders/viewed-code-replaced']);
    expect(log.audited.filter(({ act }) => act === 'order-code-replaced')).toMatchObject([
      { actor: superadmin, reason, detail: { wasSeen: true } },
    ]);
  });

  it('replaces once for a repeated key, and refuses a second admin who read the order before', async () => {
    const { replace, pool } = await openGifts(['one', 'two', 'three']);
    const first = await replace();

    const again = await replace();
    const second = await replace({ replacements: 0 }, { key: 'other', as: 'another' });
    const reused = await replace({ replacements: 1 });

    expect(again).toEqual(first);
    expect(codeOf(second)).toEqual([409, 'orders/code-replaced']);
    expect(codeOf(reused)).toEqual([422, 'idempotency/key-reused']);
    expect(await pool()).toEqual(['free', 'unviewed', 'void']);
  });

  it('is refused and changes nothing while the pool is empty', async () => {
    const { replace, stored, pool, log } = await openGifts(['one']);
    const before = stored();

    expect(codeOf(await replace())).toEqual([409, 'orders/no-code-left']);

    expect([stored(), await pool(), log.audited.length]).toEqual([before, ['unviewed'], 1]);
  });

  it('is refused for an order that was undone, and for a code that it does not have', async () => {
    const { replace, step, gift } = await openGifts(['one', 'two']);

    const unknown = await replace({ replacements: 0 }, { number: 2 });
    await step({ status: 'refunded', reason: 'code-not-valid' }, {}, gift);

    expect(codeOf(unknown)).toEqual([404, 'orders/unknown-code']);
    // The unseen code returned to its pool.
    expect(codeOf(await replace())).toEqual([404, 'orders/unknown-code']);
  });

  it('never gives a void code again', async () => {
    const { replace, add, order, callApi } = await openGifts(['one', 'two']);
    await replace();

    const added = await add(['one', 'two'], 'again');
    const next = await order(['rare', 1]);

    expect(added.body.duplicates).toHaveLength(2);
    const { body } = await callApi('GET', `/admin/orders/${player}/${next}`);
    expect(body.order).toMatchObject({ codes: [], codesMissing: 1 });
  });
});

describe('POST /admin/gift-codes/{product}/batches/{batch}/voids', () => {
  it('voids the unviewed codes of one batch and replaces those of orders', async () => {
    const { add, batches, voidBatch, pool, stored, log, wait } = await openGifts(['one', 'two', 'three']);
    wait(60);
    await add(['four', 'five'], 'second');
    const [newer, older] = await batches();
    const [before] = stored().codes;

    const { status, body } = await voidBatch(older.id);

    expect([newer, older]).toMatchObject([
      { available: 2, unviewed: 0, viewed: 0, voided: 0 },
      { available: 2, unviewed: 1, viewed: 0, voided: 0 },
    ]);
    expect([status, body]).toEqual([200, { voided: 2, replaced: 1, kept: 0, remaining: 0 }]);
    expect(await pool()).toEqual(['free', 'unviewed', 'void', 'void', 'void']);
    expect(stored().codes[0]?.code).not.toBe(before?.code);
    expect(log.audited.slice(-2)).toMatchObject([
      { act: 'gift-codes-voided', reason: 'The supplier withdrew them', detail: { codes: 2 } },
      { act: 'order-code-replaced', reason: 'The supplier withdrew them' },
    ]);
  });

  it('leaves orders their codes while the pool has no other, and changes nothing when repeated', async () => {
    const { batches, voidBatch, pool, log } = await openGifts(['one', 'two']);
    const [batch] = await batches();

    const first = await voidBatch(batch.id);
    const again = await voidBatch(batch.id);

    expect(first.body).toEqual({ voided: 1, replaced: 0, kept: 1, remaining: 0 });
    expect(again.body).toEqual({ voided: 0, replaced: 0, kept: 1, remaining: 0 });
    expect(await pool()).toEqual(['unviewed', 'void']);
    expect(log.audited.filter(({ act }) => act === 'gift-codes-voided')).toHaveLength(1);
  });

  it('returns 404 for an unknown batch', async () => {
    const { voidBatch } = await openGifts(['one']);

    expect(codeOf(await voidBatch('none'))).toEqual([404, 'gift-codes/unknown-batch']);
  });
});

describe('PUT /admin/gift-codes/{product}/pattern', () => {
  const pattern = 'AAAA-9999';

  it('makes codes that do not match be named by line and left out', async () => {
    const { callApi, add, log } = await setup();
    const put = (to: string | null) =>
      callApi('PUT', '/admin/gift-codes/rare/pattern', { body: { pattern: to } });

    const set = await put(pattern);
    await put(pattern);
    const { body } = await add(['TEAB-0001', '', 'bad code ###', 'TEAB-0002', 'TEAB-1']);

    expect(set).toEqual({ status: 200, body: { pattern } });
    expect(body).toEqual({ added: 2, duplicates: [], invalid: [3, 5], served: 0 });
    expect((await callApi('GET', '/admin/gift-codes')).body.items).toMatchObject([{ pattern, left: 2 }]);
    expect(log.audited.filter(({ act }) => act === 'gift-code-pattern-set')).toMatchObject([
      { subject: { kind: 'gift-pool', id: 'rare' }, detail: { from: null, to: pattern } },
    ]);
  });

  it('accepts every code after the pattern was removed', async () => {
    const { callApi, add } = await setup();
    for (const to of [pattern, null])
      await callApi('PUT', '/admin/gift-codes/rare/pattern', { body: { pattern: to } });

    expect((await add(['anything'])).body).toMatchObject({ added: 1, invalid: [] });
  });

  it('refuses a pattern without a placeholder, and a product that is no gift', async () => {
    const { callApi } = await setup();
    const put = (product: string, to: string) =>
      callApi('PUT', `/admin/gift-codes/${product}/pattern`, { body: { pattern: to } });

    expect(codeOf(await put('rare', 'GIFT'))).toEqual([400, 'request/invalid']);
    expect(codeOf(await put('mug', pattern))).toEqual([404, 'cart/unknown-product']);
  });
});
