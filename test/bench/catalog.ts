import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOrderStore } from '#lambdas/orders/stores/order-store';
import { openCasino } from '../api/casino';
import { bearer } from '../graphql/callers';
import { documents } from '../graphql/operations';
import { bulkLoad } from './bulk-load';
import { catalogRows } from './catalog-rows';
import type { Figure } from './figure';
import { openMeteredList } from './metered-list';
import { orderRows } from './order-rows';
import { percentile } from './percentile';
import type { Sizes } from './sizes';

const pageSize = 24;

const lists = {
  'in shop order': {},
  'by price, from the dearest': { sortBy: 'price', sortDirection: 'DESC' },
  'the newest': { sortBy: 'newest' },
  'by a word': { search: 'dragon' },
} as const;
type ListName = keyof typeof lists;

/** Number of rows in the tables. */
interface StoreSize {
  readonly products: number;
  readonly orders: number;
  readonly ordersEach: number;
}

/** Average read units of the first pages of a list, and the latency of pages through the API. */
interface Measured {
  readonly loadedPerSecond: number;
  readonly units: Readonly<Record<ListName, number>>;
  readonly share: Readonly<Record<ListName, number>>;
  readonly durations: readonly number[];
  readonly resolverMs: readonly number[];
  readonly orderPages: readonly number[];
}

/** Pages of a large store: read units, which must not grow with the store, and latency. The tables are filled without the host. */
export async function measureCatalog({ few, many, orders, ...each }: Sizes['catalog']): Promise<Figure[]> {
  const small = await measureStore({ ...each, products: few, orders: 0 });
  const large = await measureStore({ ...each, products: many, orders });
  const names = Object.keys(lists) as ListName[];
  const ms = { unit: 'ms' };
  return [
    { name: 'items loaded into local tables', value: large.loadedPerSecond, unit: 'items/s' },
    ...names.flatMap((name): Figure[] => [
      {
        name: `read units of a page of ${pageSize} of ${many} ${name}`,
        value: large.units[name],
        unit: 'units',
      },
      {
        name: `as a share of what it reads of ${few}`,
        value: (100 * large.units[name]) / small.units[name],
        unit: '%',
        atLeast: 80,
        atMost: 120,
      },
      // Search results are read by id, each of which DynamoDB counts separately.
      ...(name === 'by a word'
        ? []
        : [
            {
              name: 'as a share of the size of its items',
              value: 100 * large.share[name],
              unit: '%',
              atMost: 200,
            },
          ]),
    ]),
    {
      name: `a page of ${pageSize} of ${many} products, median`,
      value: percentile(large.durations, 0.5),
      ...ms,
    },
    {
      name: `a page of ${pageSize} of ${many} products, 95th percentile`,
      value: percentile(large.durations, 0.95),
      ...ms,
      atMost: 40,
    },
    {
      name: 'of it in resolvers, 95th percentile',
      value: percentile(large.resolverMs, 0.95),
      ...ms,
    },
    {
      name: `a page of orders of ${orders}, 95th percentile`,
      value: percentile(large.orderPages, 0.95),
      ...ms,
      atMost: 40,
    },
  ];
}

async function measureStore({ pages, ...rows }: StoreSize & { pages: number }): Promise<Measured> {
  const stateFolder = await mkdtemp(join(tmpdir(), 'bench-catalog-'));
  try {
    const loadedPerSecond = await fillTables(stateFolder, rows);
    const casino = await openCasino({ stateFolder, readsStreams: true });
    try {
      const { servicesUrl, tables, dynamoDb } = casino;
      const url = casino.config.amplify.API.GraphQL.endpoint;
      const player = bearer(await casino.signInNewPlayer('reader@catalog.test'));
      const list = openMeteredList({ servicesUrl, table: tables.products });
      const costs = new Map<ListName, Awaited<ReturnType<typeof list>>['cost'][]>();
      for (const [name, args] of Object.entries(lists)) {
        const read = [];
        let nextToken: string | null = null;
        for (let page = 0; page < 20; page += 1) {
          const answer = await list({ ...args, limit: pageSize, nextToken });
          nextToken = answer.nextToken;
          if (answer.cost.items === pageSize) read.push(answer.cost);
          if (nextToken === null) break;
        }
        costs.set(name as ListName, read);
      }
      const durations: number[] = [];
      const args = Object.values(lists);
      const tokens = new Map<object, string | null>();
      for (let page = -args.length; page < pages; page += 1) {
        const query = args[(page + args.length) % args.length]!;
        const variables = { ...query, limit: pageSize, nextToken: tokens.get(query) ?? null };
        const body = JSON.stringify({ query: documents.listRewardProducts, variables });
        const headers = await player.headersFor(url, body);
        const startedAt = performance.now();
        const response = await fetch(url, { method: 'POST', headers, body });
        const { data } = (await response.json()) as {
          data: { listRewardProducts: { items: []; nextToken: string | null } };
        };
        if (page >= 0) durations.push(performance.now() - startedAt);
        tokens.set(query, data.listRewardProducts.nextToken);
      }
      const orderStore = createOrderStore(dynamoDb, tables.orders);
      const orderPages: number[] = [];
      for (let page = 0; page < (rows.orders > 0 ? pages : 0); page += 1) {
        const startedAt = performance.now();
        const { orders: found } = await orderStore.page(`bench-player-${page * 7}`, { limit: 20 });
        if (found.length !== 20) throw new Error('A page of orders is not full');
        orderPages.push(performance.now() - startedAt);
      }
      const mean = (name: ListName, of: 'readUnits' | 'ownUnits') => {
        const read = costs.get(name) ?? [];
        return read.reduce((sum, cost) => sum + cost[of], 0) / read.length;
      };
      const byName = (value: (name: ListName) => number) =>
        Object.fromEntries(Object.keys(lists).map((name) => [name, value(name as ListName)])) as Record<
          ListName,
          number
        >;
      return {
        loadedPerSecond,
        durations,
        orderPages,
        units: byName((name) => mean(name, 'readUnits')),
        share: byName((name) => mean(name, 'readUnits') / mean(name, 'ownUnits')),
        resolverMs: [...costs.values()].flat().map(({ resolverMs }) => resolverMs),
      };
    } finally {
      await casino.close();
    }
  } finally {
    await rm(stateFolder, { recursive: true, force: true });
  }
}

/** @returns items per second */
async function fillTables(stateFolder: string, { products, orders, ordersEach }: StoreSize): Promise<number> {
  const casino = await openCasino({ stateFolder, readsStreams: true });
  const { tables } = casino;
  await casino.close();
  const startedAt = performance.now();
  const rows = function* (): Generator<readonly [string, Record<string, unknown>]> {
    for (const row of catalogRows(products)) yield [tables.products, row];
    for (const row of orderRows(orders, ordersEach)) yield [tables.orders, row];
  };
  const loaded = await bulkLoad(join(stateFolder, 'tables'), rows());
  return loaded / ((performance.now() - startedAt) / 1000);
}
