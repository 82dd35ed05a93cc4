import { marshall } from '@aws-sdk/util-dynamodb';
import dynalite, { type Item } from 'dynalite/db/index.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placesOf } from '#domain/rewards/listing';
import { productOrders } from '../../lib/constructs/tables';
import type { CallDynamoDb } from '../../lib/local/appsync/data-sources/signed-call';
import { renderFilter } from '../../lib/local/appsync/runtime/filter-expression';
import { refuseHugeExpressions } from '../../lib/local/dynamodb/expressions';
import { readItems, readKinds } from '../../lib/local/dynamodb/plain-read';
import { exceptionName, isRefusal } from '../../lib/local/dynamodb/refusal';
import { readTable } from '../../lib/local/dynamodb/resources';
import { openTableStore, type TableStore } from '../../lib/local/dynamodb/state';
import { stageWrite } from '../../lib/local/dynamodb/writes/item-write';
import { sizes } from '../scale';
import { type Filter, passes, type StoredRow } from './filter-oracle';
import { openList } from './list-in-process';
import { filters, randomProducts } from './random-products';

const seed = 20_261_121;
const runs = sizes.productFilters;
const orders = ['featured', 'name', 'price', 'newest'] as const;
const places = {
  featured: 'listingOrder',
  name: 'nameOrder',
  price: 'priceOrder',
  newest: 'newestOrder',
} as const;

interface Case {
  readonly filter: Filter;
  readonly limit: number;
  readonly sortBy: (typeof orders)[number];
  readonly sortDirection: 'ASC' | 'DESC';
  readonly isAdmin: boolean;
}

/** A list request with the pages read so far. */
interface Walk {
  readonly request: Case;
  readonly pages: string[][];
}

const cases = fc.record<Case>({
  filter: filters,
  limit: fc.oneof(
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 12 }) },
    { weight: 3, arbitrary: fc.integer({ min: 8, max: 40 }) },
  ),
  sortBy: fc.constantFrom(...orders),
  sortDirection: fc.constantFrom('ASC', 'DESC'),
  isAdmin: fc.boolean(),
});

const rows = randomProducts(24, seed);
const table = {
  TableName: 'products',
  AttributeDefinitions: ['id', 'listing', ...Object.values(places)].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S' as const,
  })),
  KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' as const }],
  GlobalSecondaryIndexes: productOrders.map(({ indexName: IndexName, sortKey }) => ({
    IndexName,
    KeySchema: [
      { AttributeName: 'listing', KeyType: 'HASH' as const },
      { AttributeName: sortKey, KeyType: 'RANGE' as const },
    ],
    Projection: { ProjectionType: 'ALL' as const },
  })),
};

let store: TableStore;
let list: ReturnType<typeof openList>;
beforeAll(async () => {
  store = await openTableStore(null, { now: () => new Date(), indexLagMs: 0 });
  await store.saveTable(readTable(table));
  for (const row of rows) await put(row);
  list = openList({ table: table.TableName, call: callApi });
});
afterAll(() => store.close());

async function put(row: Readonly<Record<string, unknown>>): Promise<void> {
  const stored = store.tables.get(table.TableName)!;
  const item = marshall(row) as object as Item;
  const request = { TableName: table.TableName, Item: item };
  const key = dynalite.createKey(item, stored);
  const staged = await stageWrite({ kind: 'Put', table: stored, key, request }, store);
  if (isRefusal(staged)) throw new Error(staged.message);
  await store.commit([staged]);
}

/** Answers like the host’s own endpoint, without HTTP. */
const callApi: CallDynamoDb = async (operation, body) => {
  const kind = readKinds[operation as keyof typeof readKinds];
  const huge = refuseHugeExpressions(body as Readonly<Record<string, unknown>>);
  const read = huge ?? (await readItems(kind, JSON.parse(JSON.stringify(body)) as object, store));
  if (!isRefusal(read)) return { answer: read };
  const { message } = read;
  return { refused: { type: exceptionName(read), message } };
};

/** The parser of local tables takes four times as long per nesting level; DynamoDB accepts far more levels. */
function isNested(levels: number) {
  return ({ filter }: Case): boolean => {
    let [depth, deepest] = [0, 0];
    for (const sign of renderFilter(filter)!.expression) {
      if (sign === '(') deepest = Math.max(deepest, ++depth);
      if (sign === ')') depth -= 1;
    }
    return deepest <= levels;
  };
}

const byBytes = (one: unknown, other: unknown) =>
  Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));

/** Expected ids of a list, in order. */
function expected({ filter, sortBy, sortDirection, isAdmin }: Case): string[] {
  const found = rows
    .filter((row) => (isAdmin || row['active'] === true) && passes(row, filter))
    .toSorted((one: StoredRow, other: StoredRow) => byBytes(one[places[sortBy]], other[places[sortBy]]))
    .map(({ id }) => id);
  return sortDirection === 'ASC' ? found : found.toReversed();
}

it(
  `returns exactly the matches of DynamoDB for ${runs} filters of all operators and types, in full pages of any size`,
  { timeout: 600_000 },
  async () => {
    const walks = [
      ...fc.sample(cases.filter(isNested(3)), { numRuns: runs, seed }),
      ...fc.sample(cases.filter(isNested(5)), { numRuns: runs / 50, seed: seed + 1 }),
    ].map((request): Walk => ({ request, pages: [] }));
    for (const walk of walks) await toTheEnd(walk);

    const faults = walks.flatMap(({ request, pages }) => {
      const whole = expected(request);
      const full = Array.from(
        { length: Math.max(1, Math.ceil(whole.length / request.limit)) },
        (_each, page) => whole.slice(page * request.limit, (page + 1) * request.limit),
      );
      // With a filter, an exactly full last page still returns a nextToken.
      const last = pages.at(-1)?.length === 0 && pages.length > 1 ? pages.slice(0, -1) : pages;
      return JSON.stringify(last) === JSON.stringify(full) ? [] : [{ request, pages, full }];
    });
    expect(JSON.stringify(faults.slice(0, 3), null, 1)).toBe('[]');
    const found = walks.map(({ pages }) => pages.flat().length);
    // Guards against filters that mostly match nothing or everything.
    expect(found.filter((count) => count > 0 && count < 12).length).toBeGreaterThan(runs / 5);
  },
);

async function toTheEnd({ request, pages }: Walk): Promise<void> {
  const { isAdmin, ...args } = request;
  let nextToken: string | null = null;
  do {
    const page = await list({ ...args, nextToken }, { isAdmin });
    pages.push(page.items.map(({ id }) => id));
    nextToken = page.nextToken;
  } while (nextToken !== null);
}

describe('a page that is not full', () => {
  const count = 2_300;
  const placed = (index: number, product: object) => {
    const id = `many-${String(index).padStart(4, '0')}`;
    const createdAt = new Date(Date.parse('2020-01-01T00:00:00.000Z') + index).toISOString();
    const fields = { id, name: 'x', price: 0.01, active: true, createdAt };
    return { ...product, ...fields, stock: 1, ...placesOf({ ...fields, featured: false }) };
  };
  beforeAll(async () => {
    for (let index = 0; index < count; index += 1)
      await put(placed(index, [300, 1_100, 1_999, 2_100, 2_299].includes(index) ? { terms: 'rare' } : {}));
  });
  const rare = { terms: { eq: 'rare' }, id: { beginsWith: 'many' } };
  const oldest = { sortBy: 'newest', sortDirection: 'ASC' } as const;
  const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);

  it('ends after 2,000 evaluated rows, and the next page continues there', async () => {
    const first = await list({ filter: rare, limit: 5, ...oldest });
    const second = await list({ filter: rare, limit: 5, ...oldest, nextToken: first.nextToken });

    expect(idsOf(first)).toEqual(['many-0300', 'many-1100', 'many-1999']);
    expect(first.nextToken).not.toBeNull();
    expect(idsOf(second)).toEqual(['many-2100', 'many-2299']);
    expect(second.nextToken).toBeNull();
  });

  it('does not occur within 2,000 rows', async () => {
    expect(idsOf(await list({ filter: rare, limit: 3, ...oldest }))).toEqual([
      'many-0300',
      'many-1100',
      'many-1999',
    ]);
    expect(idsOf(await list({ filter: rare, limit: 2, ...oldest, sortDirection: 'DESC' }))).toEqual([
      'many-2299',
      'many-2100',
    ]);
  });

  it('may be empty and still has a next page', async () => {
    const none = { terms: { eq: 'none' }, id: { beginsWith: 'many' } };

    const first = await list({ filter: none, ...oldest });
    const second = await list({ filter: none, ...oldest, nextToken: first.nextToken });

    expect([idsOf(first), first.nextToken === null]).toEqual([[], false]);
    expect([idsOf(second), second.nextToken]).toEqual([[], null]);
  });

  it('does not occur without a filter, for pages of up to a thousand', async () => {
    const pages = [];
    let nextToken: string | null = null;
    do {
      const page = await list({ limit: 1_000, ...oldest, nextToken });
      pages.push(idsOf(page));
      nextToken = page.nextToken;
    } while (nextToken !== null);

    const active = rows.filter((row) => row['active'] === true).length;
    expect(pages.map(({ length }) => length)).toEqual([1_000, 1_000, 300 + active]);
    expect(new Set(pages.flat()).size).toBe(count + active);
  });
});
