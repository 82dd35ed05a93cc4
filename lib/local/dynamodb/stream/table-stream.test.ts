import { setImmediate } from 'node:timers/promises';
import type { Level, LevelWrite, Table } from 'dynalite/db/index.js';
import { expect, it } from 'vitest';
import { openLevel } from '../../state/open-level';
import { streamArnOf } from '../resources';
import { openTableStream, type TableStream } from './table-stream';

const now = new Date('2026-03-01T12:00:00Z');
const TableArn = 'arn:aws:dynamodb:us-east-1:000000000000:table/notes';
const table: Table = {
  TableName: 'notes',
  TableArn,
  TableStatus: 'ACTIVE',
  AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
  KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  LatestStreamArn: streamArnOf(TableArn),
};

async function setup() {
  const level = await openLevel(null, 'tables');
  return { level, stream: await openTableStream(level, table, 'NEW_IMAGE') };
}

const append = (stream: TableStream, id: string) =>
  stream.append([{ table, before: undefined, after: { id: { S: id } } }], now);

async function write(level: Level, stream: TableStream, ...ids: string[]): Promise<void> {
  for (const id of ids) {
    const { writes, settled } = append(stream, id);
    await level.batch(writes);
    settled();
  }
}

const idsIn = async (stream: TableStream, reader = 'reader') => {
  const records = await (await stream.openReader(reader)).read(100);
  return records.map(({ dynamodb }) => dynamodb.Keys['id']?.['S']);
};

it('hides records behind a pending write, so that no reader skips it', async () => {
  const { level, stream } = await setup();
  const slow = append(stream, 'slow');
  const fast = append(stream, 'fast');

  await level.batch(fast.writes);
  fast.settled();
  const before = await idsIn(stream);
  await level.batch(slow.writes);
  slow.settled();

  expect(before).toEqual([]);
  expect(await idsIn(stream)).toEqual(['slow', 'fast']);
});

it('continues after an abandoned write', async () => {
  const { level, stream } = await setup();
  const refused = append(stream, 'refused');
  refused.settled();

  await write(level, stream, 'next');

  expect(await idsIn(stream)).toEqual(['next']);
});

it('never reuses a number when two readers move at once and the first is slow', async () => {
  const { level, stream } = await setup();
  const readers = [await stream.openReader('one'), await stream.openReader('two')];
  await write(level, stream, 'a', 'b');
  const [first, second] = (await readers[0]?.read(2))?.map(({ dynamodb }) => dynamodb.SequenceNumber) ?? [];
  const batch = level.batch.bind(level);
  let calls = 0;
  level.batch = async (writes: LevelWrite[]) => {
    if ((calls += 1) === 2) for (let turn = 0; turn < 10; turn++) await setImmediate();
    return batch(writes);
  };

  await Promise.all([
    readers[0]?.moveTo(second ?? ''),
    readers[1]?.moveTo(first ?? ''),
    readers[1]?.moveTo(second ?? ''),
  ]);
  const reopened = await openTableStream(level, table, 'NEW_IMAGE');
  await write(level, reopened, 'c');

  expect(calls).toBe(4);
  expect(await idsIn(reopened, 'one')).toEqual(['c']);
  expect(await idsIn(reopened, 'two')).toEqual(['c']);
});

it('keeps its position after a failed batch', async () => {
  const { level, stream } = await setup();
  const reader = await stream.openReader('reader');
  await write(level, stream, 'a', 'b');
  const numbers = (await reader.read(2)).map(({ dynamodb }) => dynamodb.SequenceNumber);
  const batch = level.batch.bind(level);
  level.batch = () => Promise.reject(new Error('disk full'));

  await expect(reader.moveTo(numbers[1] ?? '')).rejects.toThrow('disk full');
  level.batch = batch;
  const left = await idsIn(stream);
  await reader.moveTo(numbers[0] ?? '');

  expect(left).toEqual(['a', 'b']);
  expect(await idsIn(stream)).toEqual(['b']);
  expect(await idsIn(await openTableStream(level, table, 'NEW_IMAGE'))).toEqual(['b']);
});
