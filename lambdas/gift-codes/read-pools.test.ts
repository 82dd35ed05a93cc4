import { describe, expect, it } from 'vitest';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakeGiftCodes } from '#lambdas/fakes/gift-codes';
import { createFakeShop } from '#lambdas/fakes/shop';
import { readPools } from './read-pools';

async function setup(pools: readonly string[]) {
  const tables = createFakeTables();
  const { giftCodes } = createFakeGiftCodes(tables);
  const { products } = createFakeShop([], tables);
  for (const product of pools)
    await tables.commitTogether([
      giftCodes.openPool(product),
      giftCodes.add({ product, code: `of ${product}`, sealed: 's', addedAt: new Date(0), request: 'r' }),
    ]);
  return {
    giftCodes,
    tables,
    read: (after?: string) => readPools({ giftCodes, products }, { limit: 100, after }),
  };
}

const productsOf = ({ items }: { items: { product: string }[] }) => items.map(({ product }) => product);

describe('readPools', () => {
  it('reaches every pool page by page, however many there are', async () => {
    const pools = Array.from({ length: 130 }, (_each, index) => `gift-${String(index).padStart(3, '0')}`);
    const { read } = await setup(pools);

    const first = await read();
    const second = await read(first.next ?? undefined);

    expect(first.next).toBe('gift-099');
    expect(second.next).toBeNull();
    expect([...productsOf(first), ...productsOf(second)]).toEqual(pools);
    expect(second.items.every(({ left }) => left === 1)).toBe(true);
  });

  it('includes a product without a pool for which orders wait', async () => {
    const { read, giftCodes, tables } = await setup(['film']);
    await tables.commitTogether([
      giftCodes.wait({ product: 'coffee', player: 'mei', order: 'o', quantity: 2 }),
    ]);

    expect((await read()).items).toMatchObject([
      { product: 'coffee', left: 0, waiting: 2 },
      { product: 'film', left: 1, waiting: 0 },
    ]);
  });
});
