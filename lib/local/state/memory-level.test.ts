import type { LevelWrite, Range } from 'dynalite/db/index.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openMemoryLevel } from './memory-level';

async function all<Element>(elements: AsyncIterable<Element>): Promise<Element[]> {
  const list: Element[] = [];
  for await (const element of elements) list.push(element);
  return list;
}

const key = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 999 }).map((number) => String(number).padStart(3, '0')) },
  // By UTF-16 the last sorts before the two in front of it, by UTF-8 after them.
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.constantFrom('a', 'é', '\u{e000}', '\u{fffd}', '😀'), maxLength: 4 }),
  },
);
const write: fc.Arbitrary<LevelWrite> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('put' as const), key, value: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('del' as const), key }) },
);
const range: fc.Arbitrary<Range> = fc.record(
  { reverse: fc.boolean(), limit: fc.integer({ min: -1, max: 20 }), gt: key, gte: key, lt: key, lte: key },
  { requiredKeys: [] },
);

const known = new Map<string, string>();

/** UTF-8 bytes, whose order is that of LevelDB. */
function bytesOf(text: string): string {
  const bytes = known.get(text) ?? Buffer.from(text).toString('hex');
  known.set(text, bytes);
  return bytes;
}

function compare(one: string, other: string): number {
  return bytesOf(one) < bytesOf(other) ? -1 : Number(one !== other);
}

function isWithin(each: string, { gt, gte, lt, lte }: Range): boolean {
  const isAbove = gt === undefined ? gte === undefined || compare(each, gte) >= 0 : compare(each, gt) > 0;
  return isAbove && (lt === undefined ? lte === undefined || compare(each, lte) <= 0 : compare(each, lt) < 0);
}

describe('openMemoryLevel', () => {
  it('returns what a sorted map of the same writes has, in every range', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(write, { size: 'max', maxLength: 1500 }),
        fc.array(range),
        async (writes, ranges) => {
          const level = openMemoryLevel();
          const map = new Map<string, unknown>();
          await level.batch(writes);
          for (const each of writes) {
            if (each.type === 'put') map.set(each.key, each.value);
            else map.delete(each.key);
          }

          const sorted = [...map].sort(([left], [right]) => compare(left, right));
          for (const some of [{}, ...ranges]) {
            const ordered = (some.reverse ? sorted.toReversed() : sorted).filter(([each]) =>
              isWithin(each, some),
            );
            const expected = ordered.slice(0, (some.limit ?? -1) < 0 ? undefined : some.limit);
            expect(await all(level.keys(some))).toEqual(expected.map(([each]) => each));
            expect(await all(level.values(some))).toEqual(expected.map(([, value]) => value));
            expect(await level.getMany(expected.map(([each]) => each))).toEqual(
              expected.map(([, value]) => value),
            );
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  it('gives each reader a copy of a value, and undefined for an unknown key', async () => {
    const level = openMemoryLevel();
    await level.batch([{ type: 'put', key: 'a', value: { list: [1] } }]);
    const first = (await level.get('a')) as { list: number[] };
    first.list.push(2);

    expect(await level.getMany(['a', 'b'])).toEqual([{ list: [1] }, undefined]);
  });

  it('writes nothing of a batch with a value that is not JSON', async () => {
    const level = openMemoryLevel();

    await expect(
      level.batch([
        { type: 'put', key: 'a', value: 1 },
        { type: 'put', key: 'b', value: 1n },
      ]),
    ).rejects.toThrow(TypeError);

    expect(await level.get('a')).toBeUndefined();
  });

  it('reads on what a range had when reading began', async () => {
    const level = openMemoryLevel();
    await level.batch(['a', 'b', 'c'].map((each) => ({ type: 'put', key: each, value: each })));
    const values = level.values({})[Symbol.asyncIterator]();
    await values.next();
    await level.batch([
      { type: 'del', key: 'b' },
      { type: 'put', key: 'c', value: 'changed' },
    ]);

    expect([(await values.next()).value, (await values.next()).value]).toEqual(['b', 'c']);
  });
});
