import { describe, expect, it } from 'vitest';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakeGiftCodes } from '#lambdas/fakes/gift-codes';
import { readShortage } from './read-shortage';

function setup() {
  const tables = createFakeTables();
  const { giftCodes } = createFakeGiftCodes(tables);
  const add = (product: string, code: string) =>
    tables.commitTogether([
      giftCodes.openPool(product),
      giftCodes.add({ product, code, sealed: 's', addedAt: new Date(0), request: 'r' }),
    ]);
  const wait = (product: string, quantity: number) =>
    tables.commitTogether([giftCodes.wait({ product, player: 'mei', order: 'o', quantity })]);
  const reads: string[] = [];
  const counted: typeof giftCodes = {
    ...giftCodes,
    left(product, limit) {
      reads.push(`${product} ${limit}`);
      return giftCodes.left(product, limit);
    },
    count() {
      throw new Error('The overview counts no pool');
    },
  };
  return { add, wait, reads, read: (coded: string[]) => readShortage({ giftCodes: counted }, coded) };
}

describe('readShortage', () => {
  it('counts coded products without a code, and the codes that orders wait for', async () => {
    const { add, wait, read } = setup();
    await add('film', 'one');
    await wait('tea', 2);
    await wait('closed', 1);

    expect(await read(['film', 'tea', 'new'])).toEqual({ empty: 3, awaited: 3 });
  });

  it('reads one left code per product', async () => {
    const { add, read, reads } = setup();
    for (const code of ['one', 'two', 'three']) await add('film', code);

    await read(['film', 'tea']);

    expect(reads).toEqual(['film 1', 'tea 1']);
  });

  it('counts no filled pool as empty, however many products have one', async () => {
    const { add, read } = setup();
    const products = Array.from({ length: 120 }, (_product, index) => `film-${index}`);
    for (const product of products) await add(product, 'one');

    expect(await read(products)).toEqual({ empty: 0, awaited: 0 });
  });
});
