import { describe, expect, it } from 'vitest';
import { type StreamChange, streamEvent } from '#lambdas/in-memory/stream-event';
import { readStreamRows } from '#lambdas/runtime/aws/stream-rows';
import type { Log } from '#lambdas/runtime/log';
import { listProducts } from './list-products';
import type { CountedAs, ProductLists } from './stores/product-lists';

const product = (id: string, over: object = {}) => ({
  id,
  name: `Prize ${id}`,
  stock: 5,
  price: 12.5,
  featured: false,
  active: true,
  revision: 1,
  createdAt: '2026-11-21T12:00:00.000Z',
  ...over,
});

function change(before: object | null, after: object | null): StreamChange {
  const id = ((after ?? before) as { id: string }).id;
  return { key: { id }, ...(before && { before: { ...before } }), ...(after && { after: { ...after } }) };
}

/** In-memory lists whose first writes fail. */
function setup({ failures = 0 } = {}) {
  const names = new Map<string, string>();
  const counted = new Map<string, CountedAs>();
  let [left, writes] = [failures, 0];
  const lists: ProductLists = {
    async replaceWords(products) {
      writes += products.length;
      if (left-- > 0) throw new Error('away');
      for (const { before, after } of products)
        if (after) names.set(after.id, after.name);
        else if (before) names.delete(before.id);
    },
    async count(products) {
      for (const [id, as] of products)
        if (as) counted.set(id, as);
        else counted.delete(id);
    },
  };
  const logged: string[] = [];
  const log: Log = ({ code }) => void logged.push(code);
  const project = (...changes: StreamChange[]) =>
    listProducts({ lists, log }, readStreamRows(streamEvent(changes)));
  return { project, names, counted, logged, writes: () => writes };
}

describe('listProducts', () => {
  it('lists and counts products by their state after the batch', async () => {
    const { project, names, counted } = setup();

    const answer = await project(
      change(null, product('a')),
      change(null, product('b')),
      change(product('a'), product('a', { name: 'Fan', active: false })),
      change(product('b'), null),
    );

    expect(answer).toEqual({ batchItemFailures: [] });
    expect([...names]).toEqual([['a', 'Fan']]);
    expect([...counted]).toEqual([['a', 'inactive']]);
  });

  it('writes nothing for a sale', async () => {
    const { project, writes } = setup();

    await project(change(product('a'), product('a', { stock: 4, revision: 2, updatedAt: 'now' })));

    expect(writes()).toBe(0);
  });

  it('ignores its own rows', async () => {
    const { project, writes, logged } = setup();

    await project(
      change(null, { id: '#word ab a', product: 'a' }),
      change(null, { id: '#count', active: 1 }),
    );

    expect([writes(), logged]).toEqual([0, []]);
  });

  it('retries the batch from its first product after a failure, with the same result', async () => {
    const { project, names, counted, logged } = setup({ failures: 1 });
    const batch = [change(null, product('a')), change(product('b'), product('b', { name: 'Fan' }))];

    const failed = await project(...batch);
    const done = await project(...batch);

    expect(failed.batchItemFailures).toHaveLength(1);
    expect(logged).toEqual(['PRODUCTS_NOT_LISTED']);
    expect(done).toEqual({ batchItemFailures: [] });
    expect([[...names.keys()].sort(), counted.size]).toEqual([['a', 'b'], 2]);
  });

  it('skips an unreadable product and lists the others', async () => {
    const { project, names, logged } = setup();

    const answer = await project(change(null, { id: 'odd', name: 7 }), change(null, product('a')));

    expect(answer).toEqual({ batchItemFailures: [] });
    expect([...names.keys()]).toEqual(['a']);
    expect(logged).toEqual(['PRODUCT_NOT_LISTED']);
  });
});
