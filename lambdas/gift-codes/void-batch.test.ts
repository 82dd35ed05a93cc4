import { describe, expect, it } from 'vitest';
import { advance, type Order } from '#domain/rewards/order';
import { seen } from '#domain/rewards/order-code';
import { setup } from '#lambdas/orders/admin-fixture';
import { player } from '#lambdas/shop/shop-fixture';
import { readBatches } from './read-batches';
import { voidBatch } from './void-batch';

const reason = 'The supplier withdrew them';

/**
 * An order that holds the first of these codes, all of one batch.
 *
 * @param between  what happens to the order between the reads of it that the voiding makes
 */
async function setupBatch(
  codes: readonly string[],
  between: (order: Order, read: number) => Order | undefined,
) {
  const { add, order, shop, log, dependencies } = await setup();
  await add([...codes]);
  const key = `${player} ${await order(['rare', 1])}`;
  let reads = 0;
  const orders: typeof shop.orders = {
    ...shop.orders,
    async find(...name) {
      const stored = shop.stored.orders.get(key)!;
      const next = between(stored, (reads += 1));
      if (next && next !== stored) shop.stored.orders.set(key, next);
      return next && shop.orders.find(...name);
    },
  };
  const { batches } = await readBatches(shop, 'rare');
  const request = { product: 'rare', batch: batches[0]!.id, by: 'an-admin', key: 'void', reason };
  return {
    voidAll: () => voidBatch({ ...dependencies, ...log, orders }, request),
    codes: () => shop.stored.orders.get(key)!.codes,
  };
}

describe('voidBatch', () => {
  it('leaves a code that the player views while the batch is voided', async () => {
    const view = (order: Order) => ({
      ...order,
      codes: order.codes.map((code) => seen(code, new Date())),
      revision: order.revision + 1,
    });
    const { voidAll, codes } = await setupBatch(['one', 'two'], (order, read) =>
      read === 2 ? view(order) : order,
    );
    const [before] = codes();

    const voided = await voidAll();

    expect(voided).toEqual({ voided: 1, replaced: 0, kept: 0, remaining: 0 });
    expect(codes()[0]).toMatchObject({ code: before?.code, views: 1 });
  });

  it('throws for a refusal that does not explain why a code stays', async () => {
    const { voidAll } = await setupBatch(['one', 'two'], (order, read) => (read === 2 ? undefined : order));

    await expect(voidAll()).rejects.toThrow('orders/unknown-order');
  });

  it('counts a code as remaining when its order is undone while the batch is voided', async () => {
    const step = { at: new Date(), actor: 'admin', reason: 'goodwill', promisedOn: null } as const;
    const { voidAll } = await setupBatch(['one', 'two'], (order, read) => {
      const refunded = read === 2 ? advance(order, { status: 'refunded', ...step }) : order;
      if ('code' in refunded) throw new Error(refunded.code);
      return refunded;
    });

    expect(await voidAll()).toEqual({ voided: 1, replaced: 0, kept: 0, remaining: 1 });
  });
});
