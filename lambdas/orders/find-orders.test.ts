import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '#domain/rewards/order-status';
import { codeOf, player } from '#lambdas/shop/shop-fixture';
import { admin, setup } from './admin-fixture';

type Listed = { id: string; status: OrderStatus; playerEmail: string | null; playerName: string | null };

async function openBoard() {
  const board = await setup();
  const list = async (query: Record<string, string>) => {
    const { status, body } = await board.callApi(
      'GET',
      `/admin/orders?${new URLSearchParams(query).toString()}`,
    );
    expect(status).toBe(200);
    return body as { items: Listed[]; next: string | null };
  };
  const idsOf = async (query: Record<string, string>) => (await list(query)).items.map(({ id }) => id);
  return { ...board, list, idsOf };
}

describe('GET /admin/orders', () => {
  it('names the player of each order by email and display name', async () => {
    const { list, users } = await openBoard();
    const profile = users.profiles.get(player)!;
    users.profiles.set(player, { ...profile, displayName: 'Mei W', revision: 1 });

    const { items } = await list({});

    expect(items).toMatchObject([{ playerEmail: 'mei@jade.test', playerName: 'Mei W' }]);
  });

  it('finds an order by its number or the beginning of it in any status', async () => {
    const { idsOf, id, step } = await openBoard();
    await step({ status: 'approved' });

    expect(await idsOf({ find: id })).toEqual([id]);
    expect(await idsOf({ find: id.slice(0, 10), status: 'delivered' })).toEqual([id]);
    expect(await idsOf({ find: '2020-01-01' })).toEqual([]);
  });

  it('finds the orders of an email address in any status and letter case, newest first', async () => {
    const { idsOf, id, step, order, wait } = await openBoard();
    await step({ status: 'approved' });
    wait(1);
    const newer = await order(['pin', 3]);

    expect(await idsOf({ find: 'Mei@jade' })).toEqual([newer, id]);
    expect(await idsOf({ find: 'other@jade' })).toEqual([]);
  });

  it('audits a search for an email address as a read of each player it returns', async () => {
    const { idsOf, order, wait, log } = await openBoard();
    wait(1);
    await order(['pin', 3]);

    await idsOf({ find: 'mug' });
    await idsOf({ find: 'other@jade' });
    const before = log.audited.length;
    await idsOf({ find: 'mei@jade' });

    expect(before).toBe(0);
    expect(log.audited).toMatchObject([
      {
        actor: admin,
        act: 'personal-data-read',
        subject: { kind: 'player', id: player },
        detail: { route: 'listAdminOrders' },
      },
    ]);
  });

  it('finds orders of a status by words of a product', async () => {
    const { idsOf, id, order, wait } = await openBoard();
    wait(1);
    const pins = await order(['pin', 3]);

    expect(await idsOf({ find: 'the PIN' })).toEqual([pins]);
    expect(await idsOf({ find: 'mug' })).toEqual([id]);
    expect(await idsOf({ find: 'mug', status: 'approved' })).toEqual([]);
  });

  it('continues a filtered list where its page ended', async () => {
    const { list, order, wait, shop } = await openBoard();
    shop.stored.products.set('pin', { ...shop.stored.products.get('pin')!, stock: 99 });
    const pins: string[] = [];
    for (const wanted of ['pin', 'mug', 'pin', 'pin'] as const) {
      wait(1);
      const id = await order([wanted, 3]);
      if (wanted === 'pin') pins.push(id);
    }

    const first = await list({ find: 'pin', limit: '2' });
    const second = await list({ find: 'pin', limit: '2', after: first.next! });

    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(pins);
    expect(second.next).toBeNull();
  });

  it('lists only orders that wait for codes, lack an address or are late', async () => {
    const { idsOf, id, order, wait, shop } = await openBoard();
    wait(1);
    const gift = await order(['rare', 1]);

    expect(await idsOf({ needs: 'code' })).toEqual([gift]);
    expect(await idsOf({ needs: 'address' })).toEqual([]);
    expect(await idsOf({ late: 'true' })).toEqual([]);
    const placed = shop.stored.orders.get(`${player} ${id}`)!;
    shop.stored.orders.set(`${player} ${id}`, { ...placed, address: null });
    expect(await idsOf({ needs: 'address' })).toEqual([id]);
    wait(14 * 24 * 3600);
    expect(await idsOf({ late: 'true' })).toEqual([id, gift]);
  });

  it.each([
    ['a day', 'day'],
    ['an email address', 'mei@jade'],
  ])('continues a search for %s where its page ended', async (_case, find) => {
    const { list, id, order, wait, shop } = await openBoard();
    shop.stored.products.set('pin', { ...shop.stored.products.get('pin')!, stock: 99 });
    const ids = [id];
    for (let placed = 0; placed < 4; placed += 1) {
      wait(1);
      ids.unshift(await order(['pin', 3]));
    }
    const query = { find: find === 'day' ? id.slice(0, 10) : find, limit: '2' };

    const first = await list(query);
    const second = await list({ ...query, after: first.next! });
    const third = await list({ ...query, after: second.next! });

    const found = [first, second, third].map(({ items }) => items.map((item) => item.id));
    expect(found).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)]);
    expect(third.next).toBeNull();
  });

  it.each([['day'], ['mei@jade']])(
    'finds a late order behind newer ones in a search for %s',
    async (find) => {
      const { idsOf, id, order, wait, shop } = await openBoard();
      shop.stored.products.set('pin', { ...shop.stored.products.get('pin')!, stock: 99 });
      for (let placed = 0; placed < 3; placed += 1) {
        wait(1);
        await order(['pin', 3]);
      }
      const late = shop.stored.orders.get(`${player} ${id}`)!;
      const timeline = late.timeline.map((step) => ({ ...step, promisedOn: '2026-11-01' as const }));
      shop.stored.orders.set(`${player} ${id}`, { ...late, timeline });

      expect(
        await idsOf({ find: find === 'day' ? id.slice(0, 10) : find, late: 'true', limit: '2' }),
      ).toEqual([id]);
    },
  );
});

describe('GET /admin/order-counts', () => {
  it('counts the orders that wait in each status', async () => {
    const { callApi, step, order, wait } = await openBoard();
    await step({ status: 'approved' });
    wait(1);
    await order(['pin', 3]);

    expect((await callApi('GET', '/admin/order-counts')).body).toEqual({
      placed: 1,
      approved: 1,
      shipped: 0,
    });
  });
});

describe('GET /admin/orders/{id}', () => {
  it('returns the order with this number and audits the read', async () => {
    const { callApi, id, log } = await openBoard();

    const { status, body } = await callApi('GET', `/admin/orders/${id}`);

    expect([status, body.order.id, body.order.player]).toEqual([200, id, player]);
    expect(log.audited).toMatchObject([
      {
        actor: admin,
        act: 'personal-data-read',
        subject: { kind: 'player', id: player },
        detail: { route: 'findAdminOrder' },
      },
    ]);
  });

  it('returns 404 for the beginning of a number, and 403 without the admin group', async () => {
    const { callApi, id, log } = await openBoard();

    const part = await callApi('GET', `/admin/orders/${id.slice(0, 12)}`);
    const other = await callApi('GET', `/admin/orders/${id}`, { groups: '' });

    expect([codeOf(part), codeOf(other)]).toEqual([
      [404, 'orders/unknown-order'],
      [403, 'session/forbidden'],
    ]);
    expect(log.audited).toEqual([]);
  });
});
