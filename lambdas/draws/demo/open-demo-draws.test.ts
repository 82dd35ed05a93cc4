import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakeShop } from '#lambdas/fakes/shop';
import { openDemoDraws } from './open-demo-draws';

const start = new Date('2026-11-22T08:00:00Z');
const day = 24 * 60 * 60 * 1000;
const open = { product: 'car', prize: 'A red car', winners: 1, days: 30 };
const past = {
  product: 'trip',
  prize: 'A trip',
  winners: 3,
  openedDaysAgo: 40,
  closedDaysAgo: 10,
};
const demo = { draws: { open: [open], past: [past] } };

function setup(ids: readonly string[] = ['car', 'trip']) {
  const product = { image: null, terms: null, stock: 50, price: amount(1_000), isActive: true };
  const tables = createFakeTables();
  const stock = ids.map((id) => ({ ...product, id, name: `The ${id}`, category: 'mega_sweeps' as const }));
  const shop = createFakeShop(stock, tables);
  const clock = { now: start };
  const openDraws = openDemoDraws({
    ...shop,
    audit: createFakeAudit(tables).audit,
    pause: async () => undefined,
    now: () => clock.now,
  });
  const drawOf = (id: string) => shop.kept.draws.values().find(({ product: of }) => of === id);
  return { shop, clock, openDraws, drawOf };
}

describe('openDemoDraws', () => {
  it('opens a draw, and the product to its entries, and leaves past draws to the history', async () => {
    const { shop, openDraws, drawOf } = setup();

    expect(await openDraws(demo)).toEqual({ opened: 1 });

    const draw = drawOf('car')!;
    expect(draw).toMatchObject({ prize: 'A red car', state: 'open', openedAt: start });
    expect(draw.closesAt.getTime() - start.getTime()).toBe(30 * day);
    expect(shop.kept.draws.values()).toHaveLength(1);
    expect(shop.stored.products.get('car')?.chance).toEqual({ kind: 'draw', draw: draw.id });
  });

  it('changes nothing while a draw is open, and opens the next one after it was drawn', async () => {
    const { shop, clock, openDraws, drawOf } = setup();
    await openDraws(demo);
    const first = drawOf('car')!;
    clock.now = new Date(start.getTime() + day);

    expect(await openDraws(demo)).toEqual({ opened: 0 });
    clock.now = new Date(start.getTime() + 31 * day);
    await shop.commitTogether([
      shop.draws.replace(first, { ...first, state: 'drawn', revision: 1 }),
      shop.randomPrizes.closeDraw('car', first.id, clock.now),
    ]);

    expect(await openDraws(demo)).toEqual({ opened: 1 });
  });

  it('leaves out products that an admin removed', async () => {
    expect(await setup([]).openDraws(demo)).toEqual({ opened: 0 });
  });

  it('refuses an invalid description, and opens nothing', async () => {
    const { shop, openDraws } = setup();

    await expect(openDraws({ draws: { ...demo.draws, open: [{ ...open, days: 0 }] } })).rejects.toThrow(
      'days',
    );

    expect(shop.kept.draws.values()).toEqual([]);
  });

  it('accepts the draws of the repository, which are of seeded products', async () => {
    const read = (name: string) =>
      JSON.parse(readFileSync(new URL(`../../../content/seed/${name}.json`, import.meta.url), 'utf8'));
    const sweeps = (read('products') as { id: string; category: string }[])
      .filter(({ category }) => category === 'mega_sweeps')
      .map(({ id }) => id);

    expect(await setup(sweeps).openDraws({ draws: read('draws') })).toEqual({ opened: 1 });
  });
});
