import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import type { Draw } from '#domain/rewards/draws/draw';
import { placeOrder } from '#domain/rewards/order';
import type { Product } from '#domain/rewards/product';
import { openTicket } from '#domain/support/ticket';
import { createApprovalStore } from '#lambdas/approvals/stores/approval-store';
import { createFakeAffiliates } from '#lambdas/fakes/affiliates';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakeIdentity } from '#lambdas/fakes/identity';
import { createFakeShop } from '#lambdas/fakes/shop';
import { createTicketStore } from '#lambdas/support/stores/ticket-store';
import { readWaitingWork } from './read-waiting-work';

const now = new Date('2026-11-26T12:00:00Z');

function productOf(id: string, stock: number, isActive = true): Product {
  return { id, name: id, image: null, terms: null, category: null, stock, price: amount(500), isActive };
}

async function setup(products: readonly Product[] = []) {
  const tables = createFakeTables();
  const shop = createFakeShop(products, tables);
  const tickets = createTicketStore(tables.client, 'tickets');
  const dependencies = {
    ...shop,
    checks: createFakeIdentity(tables).checks,
    tickets,
    approvals: createApprovalStore(tables.client, 'approvals'),
    openAffiliates: async () => createFakeAffiliates(tables),
    now: () => now,
  };
  const order = (id: string, placedAt: string) =>
    shop.stored.orders.set(
      `mei ${id}`,
      placeOrder(
        {
          player: 'mei',
          id,
          transaction: id,
          lines: [
            {
              product: 'mug',
              name: 'Mug',
              image: null,
              category: 'merch',
              quantity: 1,
              price: amount(500),
              terms: null,
            },
          ],
          address: null,
          contact: null,
        },
        new Date(placedAt),
      ),
    );
  return {
    ...dependencies,
    tables,
    order,
    read: () => readWaitingWork(dependencies, { isSuperadmin: true }),
  };
}

describe('readWaitingWork', () => {
  it('returns zeros while nothing waits', async () => {
    const { read } = await setup();
    const none = { count: 0, oldestAt: null };

    expect(await read()).toEqual({
      orders: {
        placed: none,
        approved: none,
        shipped: none,
        late: { placed: 0, approved: 0, shipped: 0, isMore: false },
      },
      identityChecks: none,
      tickets: none,
      affiliates: none,
      approvals: 0,
      giftCodePools: { empty: 0, awaited: 0 },
      products: { lowStock: 0, soldOut: 0 },
      openDraws: { count: 0, nextClosesAt: null },
    });
  });

  it('counts orders with the oldest, and those past the promised day', async () => {
    const { read, order } = await setup();
    order('2026-11-02-1', '2026-11-02T12:00:00Z');
    order('2026-11-26-1', '2026-11-26T11:00:00Z');

    const { orders } = await read();

    expect(orders.placed).toEqual({ count: 2, oldestAt: '2026-11-02T12:00:00.000Z' });
    expect(orders.late).toEqual({ placed: 1, approved: 0, shipped: 0, isMore: false });
  });

  it('counts a late order below the first 100 of its status', async () => {
    const { read, order } = await setup();
    for (let number = 0; number < 101; number += 1)
      order(`2026-11-26-${1000 + number}`, '2026-11-26T11:00:00Z');
    order('2026-11-26-9999', '2026-11-02T12:00:00Z');

    const { orders } = await read();

    expect(orders.placed.count).toBe(100);
    expect(orders.late).toEqual({ placed: 1, approved: 0, shipped: 0, isMore: false });
  });

  it('counts late orders up to 100 of a status, and says that there may be more', async () => {
    const { read, order } = await setup();
    for (let number = 0; number < 101; number += 1)
      order(`2026-11-02-${1000 + number}`, '2026-11-02T12:00:00Z');

    expect((await read()).orders.late).toEqual({ placed: 100, approved: 0, shipped: 0, isMore: true });
  });

  it('counts active products only, low stock apart from sold out', async () => {
    const { read } = await setup([
      productOf('gone', 0),
      productOf('last', 1),
      productOf('few', 10),
      productOf('many', 11),
      productOf('hidden', 3, false),
    ]);

    expect((await read()).products).toEqual({ lowStock: 2, soldOut: 1 });
  });

  it('counts active gift products without a code, also those that never had a pool', async () => {
    const gift = { ...productOf('cinema', 50), category: 'gifts' as const };
    const { read } = await setup([gift, { ...gift, id: 'hidden', isActive: false }, productOf('mug', 50)]);

    expect((await read()).giftCodePools).toEqual({ empty: 1, awaited: 0 });
  });

  it('counts open tickets since they await an answer', async () => {
    const { read, tickets, tables } = await setup();
    const at = new Date('2026-11-25T08:00:00Z');
    const draft = { player: 'mei', id: '2026-11-25-080000000-abcdef', topic: 'other', about: null } as const;
    await tables.commitTogether(tickets.add(openTicket(draft, { text: 'Hello', at, request: 'r' })));

    expect((await read()).tickets).toEqual({ count: 1, oldestAt: at.toISOString() });
  });

  it('counts every open draw, also one below many draws that were opened later and have closed', async () => {
    const { read, draws, tables } = await setup();
    const drawOf = (id: string, changes: Partial<Draw>): Draw => ({
      id,
      product: 'mega',
      productName: 'Mega',
      prize: 'A cruise',
      winners: 1,
      openedAt: now,
      closesAt: now,
      state: 'open',
      seedHash: '',
      list: null,
      result: null,
      cancellation: null,
      isSettled: false,
      revision: 0,
      refunds: null,
      ...changes,
    });
    const closesAt = new Date('2027-06-01T12:00:00Z');
    tables.commitNow([draws.create(drawOf('2026-06-01', { closesAt }))]);
    for (let day = 0; day < 120; day += 1) {
      const id = `2026-07-01-${day}`;
      tables.commitNow([draws.create(drawOf(id, { state: 'drawn', isSettled: true }))]);
    }

    expect((await read()).openDraws).toEqual({ count: 1, nextClosesAt: closesAt.toISOString() });
  });
});
