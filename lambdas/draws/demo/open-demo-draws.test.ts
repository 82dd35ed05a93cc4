import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { drawMessage } from '#domain/rewards/draws/choose-winners';
import { entryLines } from '#domain/rewards/draws/entry-list';
import { verifyDraw } from '#domain/rewards/draws/verify-draw';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { createFakeShop } from '#lambdas/fakes/shop';
import { Outage } from '#lambdas/runtime/outage';
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
  entrants: 20,
};
const demo = { draws: { open: [open], past: [past] } };

function setup(ids: readonly string[] = ['car', 'trip']) {
  const product = { image: null, terms: null, stock: 50, price: amount(1_000), isActive: true };
  const tables = createFakeTables();
  const stock = ids.map((id) => ({ ...product, id, name: `The ${id}`, category: 'mega_sweeps' as const }));
  const shop = createFakeShop(stock, tables);
  const clock = { now: start };
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  let seeds = 0;
  let commitsLeft = Infinity;
  const openDraws = openDemoDraws({
    ...shop,
    async commitTogether(writes) {
      if (commitsLeft === 0) throw new Outage('The table is away');
      commitsLeft -= 1;
      return shop.commitTogether(writes);
    },
    audit: createFakeAudit(tables).audit,
    makeServerSeed: () => sha256(`seed ${(seeds += 1)}`),
    pause: async () => undefined,
    now: () => clock.now,
  });
  const drawOf = (id: string) => shop.kept.draws.values().find(({ product: of }) => of === id);
  const failAfter = (commits: number) => {
    commitsLeft = commits;
  };
  return { shop, clock, sha256, openDraws, drawOf, failAfter };
}

describe('openDemoDraws', () => {
  it('opens a draw, and the product to its entries', async () => {
    const { shop, openDraws, drawOf } = setup();

    expect(await openDraws(demo)).toEqual({ opened: 1, played: 1 });

    const draw = drawOf('car')!;
    expect(draw).toMatchObject({ prize: 'A red car', state: 'open', openedAt: start });
    expect(draw.closesAt.getTime() - start.getTime()).toBe(30 * day);
    expect(shop.stored.products.get('car')?.chance).toEqual({ kind: 'draw', draw: draw.id });
  });

  it('plays a past draw whose proof verifies, with confirmed winners and no work left', async () => {
    const { shop, sha256, openDraws, drawOf } = setup();

    await openDraws(demo);

    const draw = drawOf('trip')!;
    const list = shop.kept.entries.values().toSorted((one, other) => one.first - other.first);
    const { serverSeed, winners, drawnAt } = draw.result!;
    const listHash = sha256(list.map(entryLines).join(''));
    const checks = verifyDraw(
      {
        seedHash: draw.seedHash,
        listHash: draw.list!.hash,
        entries: draw.list!.entries,
        winners: draw.winners,
        winning: winners.map(({ number }) => number),
      },
      list,
      {
        serverSeedHash: sha256(serverSeed),
        listHash,
        block: (index) => createHmac('sha256', serverSeed).update(drawMessage(listHash, index)).digest(),
      },
    );
    expect(checks.map(({ holds }) => holds)).toEqual([true, true, true]);
    expect(list).toHaveLength(20);
    expect(winners.map(({ confirmedAt }) => confirmedAt)).toEqual([drawnAt, drawnAt, drawnAt]);
    expect(draw).toMatchObject({ state: 'drawn', isSettled: true });
    expect(start.getTime() - draw.closesAt.getTime()).toBe(10 * day);
    expect(await shop.draws.due(new Date(start.getTime() + 365 * day))).toMatchObject([{ product: 'car' }]);
  });

  it.each([0, 1, 2, 3, 4])('finishes a past draw that a run left after %i commits', async (commits) => {
    const { shop, clock, openDraws, drawOf, failAfter } = setup();
    failAfter(commits);
    await expect(openDraws({ draws: { open: [], past: [past] } })).rejects.toThrow('away');
    failAfter(Infinity);
    clock.now = new Date(start.getTime() + day);

    expect(await openDraws({ draws: { open: [], past: [past] } })).toEqual({ opened: 0, played: 1 });

    const draw = drawOf('trip')!;
    const list = shop.kept.entries.values();
    expect(new Set(list.map(({ player }) => player)).size).toBe(20);
    expect(list.map(({ draw: of }) => of)).toEqual(Array(20).fill(draw.id));
    expect(draw.list?.entries).toBe(list.reduce((sum, { quantity }) => sum + quantity, 0));
    expect(draw.closesAt.getTime() - draw.openedAt.getTime()).toBe(30 * day);
  });

  it('changes nothing while a draw is open, and opens the next one after it was drawn', async () => {
    const { shop, clock, openDraws, drawOf } = setup();
    await openDraws(demo);
    const first = drawOf('car')!;
    clock.now = new Date(start.getTime() + day);

    expect(await openDraws(demo)).toEqual({ opened: 0, played: 0 });
    clock.now = new Date(start.getTime() + 31 * day);
    await shop.commitTogether([
      shop.draws.replace(first, { ...first, state: 'drawn', revision: 1 }),
      shop.randomPrizes.closeDraw('car', first.id, clock.now),
    ]);

    expect(await openDraws(demo)).toEqual({ opened: 1, played: 0 });
  });

  it('leaves out products that an admin removed', async () => {
    expect(await setup([]).openDraws(demo)).toEqual({ opened: 0, played: 0 });
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

    expect(await setup(sweeps).openDraws({ draws: read('draws') })).toEqual({ opened: 1, played: 1 });
  });
});
