import type { Level } from 'dynalite/db/index.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeTemporaryFolder } from '../../../test/temporary-folder';
import { openLevel } from './open-level';

async function all<Element>(elements: AsyncIterable<Element>): Promise<Element[]> {
  const list: Element[] = [];
  for await (const element of elements) list.push(element);
  return list;
}

describe.each([
  ['in memory', () => null],
  ['in a folder', makeTemporaryFolder],
])('openLevel %s', (_where, place) => {
  async function setup(content: Readonly<Record<string, unknown>> = {}): Promise<Level> {
    const level = await openLevel(place(), 'entries');
    onTestFinished(() => level.close());
    await level.batch(Object.entries(content).map(([key, value]) => ({ type: 'put', key, value })));
    return level;
  }

  it.each([
    [{}, ['a', 'aé', 'é', '\u{e000}', '\u{fffd}', '😀']],
    [{ reverse: true }, ['😀', '\u{fffd}', '\u{e000}', 'é', 'aé', 'a']],
    [{ gt: 'a', lt: '😀' }, ['aé', 'é', '\u{e000}', '\u{fffd}']],
    [{ gte: 'é', lte: '\u{fffd}' }, ['é', '\u{e000}', '\u{fffd}']],
    [{ gt: '\u{fffd}' }, ['😀']],
    [{ reverse: true, lt: '😀', limit: 2 }, ['\u{fffd}', '\u{e000}']],
    [{ gte: 'é', limit: 1 }, ['é']],
    [{ limit: -1, lt: 'b' }, ['a', 'aé']],
  ])('reads the range %j in the order of UTF-8 bytes', async (range, expected) => {
    // By UTF-16 the face sorts before the two characters in front of it.
    const keys = ['😀', 'é', '\u{fffd}', 'a', '\u{e000}', 'aé'];
    const level = await setup(Object.fromEntries(keys.map((key) => [key, `value of ${key}`])));

    expect(await all(level.keys(range))).toEqual(expected);
    expect(await all(level.values(range))).toEqual(expected.map((key) => `value of ${key}`));
  });

  it('gives each reader a copy of a value, and undefined for an unknown key', async () => {
    const level = await setup({ a: { list: [1] } });
    const first = (await level.get('a')) as { list: number[] };
    first.list.push(2);

    expect(await level.getMany(['a', 'b'])).toEqual([{ list: [1] }, undefined]);
  });

  it('writes nothing of a batch with a value that is not JSON', async () => {
    const level = await setup();
    const write = async () =>
      level.batch([
        { type: 'put', key: 'a', value: 1 },
        { type: 'put', key: 'b', value: 1n },
      ]);

    await expect(write()).rejects.toThrow(TypeError);

    expect(await all(level.keys({}))).toEqual([]);
  });

  it('reads on what a range had when reading began', async () => {
    const level = await setup({ a: 'a', b: 'b', c: 'c' });
    const values = level.values({})[Symbol.asyncIterator]();
    await values.next();
    await level.batch([
      { type: 'del', key: 'b' },
      { type: 'put', key: 'c', value: 'changed' },
    ]);

    expect([(await values.next()).value, (await values.next()).value]).toEqual(['b', 'c']);
  });
});
