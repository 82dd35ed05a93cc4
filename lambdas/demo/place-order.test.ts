import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { createDemoProducts } from '#lambdas/catalog/create-demo-products';
import type { ApiEnvironment } from '#lambdas/runtime/http/api';
import { demoPerson, demoPlayersOf } from './person';
import { placeFirstOrder } from './place-order';
import { addUser, openWorld, type World } from './world';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../content/seed/${name}.json`, import.meta.url), 'utf8'));
const prize = 'harbour-cap';

/** A world with one player whose coins cover a free prize, and whose requests are all refused with this code. */
async function refusing(code: string) {
  const { product, routes, ...world } = openWorld('refusals');
  await createDemoProducts(product)({ products: read('products') });
  const players = demoPlayersOf(demoPerson.array().parse(read('demo-players')).slice(0, 1));
  for (const player of players) {
    addUser(product, player, { isEmailVerified: true });
    await product.loadOrOpen(player.id);
  }
  const find: World['product']['products']['find'] = async (ids) => {
    const found = await product.products.find(ids);
    return new Map([...found].map(([id, each]) => [id, { ...each, price: amount(0) }]));
  };
  const app = new Hono<ApiEnvironment>();
  app.all('*', (context) => context.json({ error: { code, message: 'No.' } }, 409));
  return {
    world: {
      ...world,
      routes: { ...routes, players: app },
      product: { ...product, products: { ...product.products, find } },
    },
    players,
  };
}

it('finds no order where the only player has to prove their identity first', async () => {
  const { world, players } = await refusing('identity/needed');

  expect(await placeFirstOrder(world, players, prize)).toBeNull();
});

it.each(['request/invalid', 'server/internal'])('fails with the unexpected refusal %s', async (code) => {
  const { world, players } = await refusing(code);

  await expect(placeFirstOrder(world, players, prize)).rejects.toMatchObject({ code });
});
