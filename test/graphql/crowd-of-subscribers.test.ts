import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Catalog, openCatalog } from './catalog';
import type { Product } from './operations';

const subscribers = 50;
const products = 10;
const changesEach = 50;

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog();
});
afterAll(() => catalog.close());

/** What a page shows one after the other: it drops what is older, and what it shows already. */
function shown(heard: readonly Product[], id: string): number[] {
  const kept = heard
    .filter((product) => product.id === id)
    .reduce<Product[]>((seen, product) => {
      const last = seen.at(-1);
      return last && product.updatedAt <= last.updatedAt ? seen : [...seen, product];
    }, []);
  return kept.map(({ stock }) => stock);
}

it(`tells ${subscribers} subscribers of ${products * changesEach} changes, none lost and each product's in their order`, async () => {
  const ids = Array.from({ length: products }, (_each, index) => `product-${index}`);
  for (const id of ids)
    await catalog.must('createRewardProduct', { input: { id, name: id, stock: 0, price: 1, active: true } });
  const crowd = await Promise.all(
    Array.from({ length: subscribers }, (_each, index) =>
      catalog.listen(index % 2 === 0 ? catalog.player : catalog.admin, 'onUpdateRewardProduct'),
    ),
  );
  const t0 = performance.now();
  await Promise.all(
    ids.map(async (id) => {
      for (let stock = 1; stock <= changesEach; stock += 1)
        await catalog.must('updateRewardProduct', { input: { id, stock } });
    }),
  );
  const t1 = performance.now();
  for (const listener of crowd)
    for (const id of ids)
      await listener.hears((product) => product.id === id && product.stock === changesEach);
  const t2 = performance.now();
  console.log('changes', t1 - t0, 'all heard', t2 - t0, crowd.map((l) => l.heard.length).join(' '));

  const everyChange = Array.from({ length: changesEach }, (_each, index) => index + 1);
  for (const { heard } of crowd)
    expect(ids.map((id) => shown(heard, id).filter((stock) => stock > 0))).toEqual(
      ids.map(() => everyChange),
    );
});
