import { afterAll, beforeAll, expect, it } from 'vitest';
import { sizes } from '../scale';
import { type Catalog, openCatalog } from './catalog';
import type { Product } from './operations';

const subscribers = sizes.subscribers;
const products = 10;
const changesEach = sizes.watchedChanges / products;
/** Most subscribers are players. */
const isAdmin = (index: number) => index % 10 === 0;

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog({ readsStreams: true });
});
afterAll(() => catalog.close());

const stocksOf = (received: readonly Product[], id: string) =>
  received.filter((product) => product.id === id).map(({ stock }) => stock);

it(`sends ${subscribers} subscribers ${products * changesEach} changes, each once and in order per product`, async () => {
  const ids = Array.from({ length: products }, (_each, index) => `product-${index}`);
  for (const id of ids)
    await catalog.callAsAdmin('createRewardProduct', {
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
        await catalog.callAsAdmin('updateRewardProduct', { input: { id, stock } });
    }),
  );

  const everyChange = Array.from({ length: changesEach }, (_each, index) => index + 1);
  for (const listener of crowd) {
    for (const id of ids)
      await listener.waitFor((product) => product.id === id && product.stock === changesEach);
    expect(ids.map((id) => stocksOf(listener.messages, id))).toEqual(ids.map(() => everyChange));
  }
}, 240_000);
