import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createFakeShop } from '#lambdas/fakes/shop';
import { createDemoProducts } from './create-demo-products';

const mug = { id: 'mug', name: 'Mug', stock: 5, price: 12.5, category: 'merch', active: true };

function setup() {
  const shop = createFakeShop([]);
  const create = createDemoProducts({ ...shop, now: () => new Date('2026-11-21T12:00:00Z') });
  return { create, stored: shop.stored.products };
}

describe('createDemoProducts', () => {
  it('stores products with their price in hundredths', async () => {
    const { create, stored } = setup();

    expect(await create({ products: [mug, { ...mug, id: 'hat', price: 9.99 }] })).toEqual({ created: 2 });

    expect([...stored.values()]).toMatchObject([
      { id: 'mug', price: 1250, category: 'merch', isActive: true },
      { id: 'hat', price: 999 },
    ]);
  });

  it('leaves an existing product unchanged on repeated runs', async () => {
    const { create, stored } = setup();
    await create({ products: [mug] });
    stored.set('mug', { ...stored.get('mug')!, stock: 1, name: 'Renamed' });

    expect(await create({ products: [mug] })).toEqual({ created: 0 });

    expect(stored.get('mug')).toMatchObject({ stock: 1, name: 'Renamed' });
  });

  it.each([
    ['a third decimal in a price', { price: 1.005 }, 'too-precise'],
    ['half a piece', { stock: 0.5 }, 'stock'],
    ['an unknown category', { category: 'cars' }, 'category'],
    ['a picture from elsewhere', { image: ['https://elsewhere.test/x.png'] }, 'image'],
    ['an id that is a way', { id: '..' }, 'id'],
    ['an unknown field', { color: 'green' }, 'color'],
  ])('refuses %s and creates nothing', async (_case, fault, named) => {
    const { create, stored } = setup();

    await expect(create({ products: [mug, { ...mug, id: 'hat', ...fault }] })).rejects.toThrow(named);

    expect(stored.size).toBe(0);
  });

  it('accepts the products of the repository', async () => {
    const { create } = setup();
    const seed = new URL('../../content/seed/products.json', import.meta.url);
    const products: object[] = JSON.parse(readFileSync(seed, 'utf8'));

    expect(await create({ products })).toEqual({ created: products.length });
  });
});
