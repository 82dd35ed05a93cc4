import fc from 'fast-check';
import { placesOf } from '#domain/rewards/listing';
import type { Filter, StoredRow } from './filter-oracle';

const texts = [
  'Jade Mug',
  'jade',
  'Jade',
  'mug',
  'Zen fan',
  'media/products/a.webp',
  'é',
  '☃ cup',
  'z',
  '10',
  '9',
];
const numbers = [0, 1, 2, 9, 10, 12.5, 100.01, 999_999];
const integers = numbers.filter(Number.isInteger);
const categories = ['coins', 'gifts', 'trips', 'mystery_prize', 'experiences', 'merch', 'mega_sweeps'];
const types = ['binary', 'bool', 'list', 'map', 'number', 'string', 'stringSet', '_null'];
const instants = ['2026-11-20T00:00:00.000Z', '2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.001Z'];

const text = fc.constantFrom(...texts, ...instants);
const wrongTyped = fc.constantFrom<unknown>(undefined, undefined, null, 7, true, 'Jade', ['Jade', 'mug', 3]);

/** A product that no resolver writes: optional fields are missing, NULL or of another type. */
function storedProduct(index: number): fc.Arbitrary<StoredRow> {
  return fc
    .record({
      name: fc.constantFrom(...texts),
      stock: fc.constantFrom(...integers),
      price: fc.constantFrom(...numbers.filter((price) => price > 0)),
      featured: fc.boolean(),
      active: fc.boolean(),
      description: wrongTyped,
      terms: wrongTyped,
      image: fc.oneof(wrongTyped, fc.subarray(texts)),
      category: fc.constantFrom(...categories, undefined, null),
      createdAt: fc.constantFrom(...instants),
      updatedAt: fc.constantFrom<unknown>(...instants, undefined),
    })
    .map((product) => {
      const id = `${['a', 'B', 'c-1', 'c'][index % 4]}${index}`;
      const present = Object.entries(product).filter(([, value]) => value !== undefined);
      return { id, ...Object.fromEntries(present), revision: 1, ...placesOf({ id, ...product }) };
    });
}

/** Generates this many products, deterministic per seed. */
export function randomProducts(count: number, seed: number): StoredRow[] {
  return Array.from(
    { length: count },
    (_each, index) => fc.sample(storedProduct(index), { numRuns: 1, seed: seed + index })[0]!,
  );
}

const size = subsetOf({
  ...comparisons(fc.integer({ min: 0, max: 9 })),
});
const functions = { attributeExists: fc.boolean(), attributeType: fc.constantFrom(...types) };
const textConditions = subsetOf({
  ...comparisons(text),
  contains: text,
  notContains: text,
  beginsWith: text,
  size,
  ...functions,
});
const numberConditions = (values: readonly number[]) =>
  subsetOf({ ...comparisons(fc.constantFrom(...values)), ...functions });
const booleanConditions = subsetOf({ ...equalities(fc.boolean()), ...functions });

const fields: Readonly<Record<string, fc.Arbitrary<object>>> = {
  id: textConditions,
  name: textConditions,
  description: textConditions,
  terms: textConditions,
  image: textConditions,
  createdAt: textConditions,
  updatedAt: textConditions,
  stock: numberConditions(integers),
  price: numberConditions(numbers),
  featured: booleanConditions,
  active: booleanConditions,
  category: subsetOf(equalities(fc.constantFrom(...categories))),
};

/** Filters with every operator of every type, and nested groups. */
export const filters: fc.Arbitrary<Filter> = fc.letrec<{ filter: object }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    { weight: 3, arbitrary: subsetOf(fields, 2) },
    { weight: 1, arbitrary: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((and) => ({ and })) },
    { weight: 1, arbitrary: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((or) => ({ or })) },
    { weight: 1, arbitrary: tie('filter').map((not) => ({ not })) },
  ),
})).filter as fc.Arbitrary<Filter>;

function equalities<Value>(value: fc.Arbitrary<Value>) {
  const given = fc.option(value, { freq: 9 });
  return { eq: given, ne: given };
}

function comparisons<Value extends string | number>(value: fc.Arbitrary<Value>) {
  // DynamoDB refuses reversed bounds.
  const between = fc
    .tuple(value, value)
    .map((bounds) =>
      bounds.toSorted((one, other) =>
        typeof one === 'number' ? one - (other as number) : bytesOrder(one, other),
      ),
    );
  return { ...equalities(value), lt: value, le: value, gt: value, ge: value, between };
}

function bytesOrder(one: unknown, other: unknown): number {
  return Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));
}

/** A random subset with at least one and at most `most` entries. */
function subsetOf(of: Readonly<Record<string, fc.Arbitrary<unknown>>>, most = 2): fc.Arbitrary<object> {
  return fc
    .subarray(Object.keys(of), { minLength: 1, maxLength: most })
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, of[name]!]))));
}
