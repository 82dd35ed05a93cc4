import { describe, expect, it } from 'vitest';
import { type Draw, openDraw } from '#domain/rewards/draws/draw';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakeRandomPrizes } from '#lambdas/fakes/random-prizes';
import { createApi } from '#lambdas/runtime/http/api';
import { product } from '#lambdas/shop/shop-fixture';
import { addRandomPrizeRoutes } from './public-routes';

const at = new Date('2026-11-21T12:00:00Z');

/** The public routes, with draws of these products, the oldest first. */
function setup(products: readonly string[]) {
  const tables = createFakeTables();
  const stores = createFakeRandomPrizes(tables);
  const api = createApi({ siteOrigin: 'https://play.example', log: () => undefined });
  addRandomPrizeRoutes(api, stores);
  for (const [number, id] of products.entries()) tables.commitNow([stores.draws.create(draw(number, id))]);
  return async (query: string) => {
    const response = await api.app.request(`/public/draws?${query}`);
    const body = JSON.parse(await response.text()) as { items: { id: string }[]; next: string | null };
    return [response.status, body.items.map(({ id }) => id), body.next];
  };
}

function draw(number: number, id: string): Draw {
  const opened = openDraw(
    product(id, 'mega_sweeps'),
    { prize: 'A red car', winners: 1, closesAt: new Date(at.getTime() + 86_400_000) },
    { id: idOf(number), seedHash: 'h', at, running: null },
  );
  if ('code' in opened) throw new Error(opened.code);
  return opened;
}

function idOf(number: number): string {
  return `d${String(number).padStart(3, '0')}`;
}

describe('GET /public/draws', () => {
  it('lists the draws of all products, newest first', async () => {
    const list = setup(['car', 'bike', 'car']);

    expect(await list('limit=2')).toEqual([200, [idOf(2), idOf(1)], idOf(1)]);
    expect(await list(`limit=2&before=${idOf(1)}`)).toEqual([200, [idOf(0)], null]);
  });

  it('finds the draw of a product that is older than a hundred others', async () => {
    const list = setup(['car', ...Array.from({ length: 120 }, () => 'bike')]);

    expect(await list('limit=1&product=car')).toEqual([200, [idOf(0)], null]);
  });

  it('lists only the draws of a product in pages', async () => {
    const list = setup(['car', 'bike', 'car', 'bike', 'car', 'bike']);

    expect(await list('limit=2&product=car')).toEqual([200, [idOf(4), idOf(2)], idOf(2)]);
    expect(await list(`limit=2&product=car&before=${idOf(2)}`)).toEqual([200, [idOf(0)], null]);
    expect(await list('product=boat')).toEqual([200, [], null]);
  });
});
