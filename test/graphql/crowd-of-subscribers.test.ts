import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Catalog, openCatalog } from './catalog';
import type { Product } from './operations';

const subscribers = 200;
const products = 10;
const changesEach = 100;
/** Most of whom a store has are players. */
const isAdmin = (index: number) => index % 10 === 0;

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog();
});
afterAll(() => catalog.close());

/**
 * Stocks that a page shows one after the other. Every change is told twice, by its own mutation and by the table's
 * stream, and a page drops what is older than what it shows.
 */
function shown(heard: readonly Product[], id: string): number[] {
  const stocks: number[] = [];
  let newest = 0;
  for (const { id: of, stock, revision } of heard) {
    if (of !== id || stock === 0 || revision <= newest) continue;
    newest = revision;
    stocks.push(stock);
  }
  return stocks;
}

it(`tells ${subscribers} subscribers of ${products * changesEach} changes, none lost and each product's in their order`, async () => {
  const ids = Array.from({ length: products }, (_each, index) => `product-${index}`);
  for (const id of ids)
    await catalog.must('createRewardProduct', {
      input: { id, name: id, stock: 0, price: 1, active: true },
    });
  const crowd = await Promise.all(
    Array.from({ length: subscribers }, (_each, index) =>
      catalog.listen(isAdmin(index) ? catalog.admin : catalog.player, 'onUpdateRewardProduct'),
    ),
  );

  await Promise.all(
    ids.map(async (id) => {
      for (let stock = 1; stock <= changesEach; stock += 1)
        await catalog.must('updateRewardProduct', { input: { id, stock } });
    }),
  );

  const everyChange = Array.from({ length: changesEach }, (_each, index) => index + 1);
  for (const listener of crowd) {
    for (const id of ids)
      await listener.hears((product) => product.id === id && product.stock === changesEach);
    expect(ids.map((id) => shown(listener.heard, id))).toEqual(ids.map(() => everyChange));
  }
}, 240_000);
