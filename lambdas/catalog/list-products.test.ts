import { describe, expect, it } from 'vitest';
import type { ListedProduct } from '#domain/rewards/product-rows';
import { type Change, streamEvent } from '#lambdas/fakes/stream-rows';
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

function change(before: object | null, after: object | null): Change {
  const id = ((after ?? before) as { id: string }).id;
  return { key: { id }, ...(before && { before: { ...before } }), ...(after && { after: { ...after } }) };
}

/** Lists in memory, of which the first so many writes fail. */
function setup({ failures = 0 } = {}) {
  const names = new Map<string, string>();
  const counted = new Map<string, CountedAs>();
  let [left, writes] = [failures, 0];
  const lists: ProductLists = {
    async replaceWords(_before: ListedProduct | null, after: ListedProduct | null) {
      writes += 1;
      if (left-- > 0) throw new Error('away');
      if (after) names.set(after.id, after.name);
      else if (_before) names.delete(_before.id);
    },
    async count(products) {
      for (const [id, as] of products)
        if (as) counted.set(id, as);
        else counted.delete(id);
    },
  };
  const logged: string[] = [];
  const log: Log = ({ code }) => void logged.push(code);
  const tell = (...changes: Change[]) => listProducts({ lists, log }, readStreamRows(streamEvent(changes)));
  return { tell, names, counted, logged, writes: () => writes };
}

describe('a batch of the stream of products', () => {
  it('lists and counts products as they are after it', async () => {
    const { tell, names, counted } = setup();

    const answer = await tell(
      change(null, product('a')),
      change(null, product('b')),
      change(product('a'), product('a', { name: 'Fan', active: false })),
      change(product('b'), null),
    );

    expect(answer).toEqual({ batchItemFailures: [] });
    expect([...names]).toEqual([['a', 'Fan']]);
    expect([...counted]).toEqual([['a', 'inactive']]);
  });

  it('costs nothing for a sale', async () => {
    const { tell, writes } = setup();

    await tell(change(product('a'), product('a', { stock: 4, revision: 2, updatedAt: 'now' })));

    expect(writes()).toBe(0);
  });

  it('leaves alone what it wrote itself', async () => {
    const { tell, writes, logged } = setup();

    await tell(change(null, { id: '#word ab a', product: 'a' }), change(null, { id: '#count', active: 1 }));

    expect([writes(), logged]).toEqual([0, []]);
  });

  it('comes again from its first product when a table is away, and ends as if nothing had been', async () => {
    const { tell, names, counted, logged } = setup({ failures: 1 });
    const batch = [change(null, product('a')), change(product('b'), product('b', { name: 'Fan' }))];

    const failed = await tell(...batch);
    const done = await tell(...batch);

    expect(failed.batchItemFailures).toHaveLength(1);
    expect(logged).toEqual(['PRODUCTS_NOT_LISTED']);
    expect(done).toEqual({ batchItemFailures: [] });
    expect([[...names.keys()].sort(), counted.size]).toEqual([['a', 'b'], 2]);
  });

  it('leaves out what no retry would mend, and lists the others', async () => {
    const { tell, names, logged } = setup();

    const answer = await tell(change(null, { id: 'odd', name: 7 }), change(null, product('a')));

    expect(answer).toEqual({ batchItemFailures: [] });
    expect([...names.keys()]).toEqual(['a']);
    expect(logged).toEqual(['PRODUCT_NOT_LISTED']);
  });
});
