import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  DeleteCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { streamArnOf } from '../../lib/local/dynamodb/resources';
import type { StreamRecord } from '../../lib/local/dynamodb/stream/stream-record';
import type { StreamReader } from '../../lib/local/dynamodb/stream/table-stream';
import { makeTemporaryFolder } from '../temporary-folder';
import { openEndpoint, type Endpoint } from './dynamodb-endpoint';

const startedAt = Date.parse('2026-03-01T12:00:00Z');
const notes = {
  TableName: 'notes',
  AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
  KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
  TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
};
const streamArn = streamArnOf('arn:aws:dynamodb:us-east-1:000000000000:table/notes');

let nowMs: number;
let endpoint: Endpoint;

async function open(folder: string | null = null): Promise<Endpoint> {
  const opened = await openEndpoint(folder, () => new Date(nowMs));
  await opened.dynamoDb.ensureTable(notes);
  return opened;
}

beforeEach(async () => {
  nowMs = startedAt;
  endpoint = await open();
});

afterEach(() => endpoint.close());

const put = (Item: Record<string, unknown>, TableName = 'notes') =>
  endpoint.client.send(new PutCommand({ TableName, Item }));
const update = (id: string, UpdateExpression: string) =>
  endpoint.client.send(
    new UpdateCommand({
      TableName: 'notes',
      Key: { id },
      UpdateExpression,
      ExpressionAttributeValues: { ':one': 1 },
    }),
  );
const remove = (id: string) => endpoint.client.send(new DeleteCommand({ TableName: 'notes', Key: { id } }));

async function openReader(name = 'reader') {
  const reader = await endpoint.dynamoDb.streamOf(streamArn)?.openReader(name);
  return reader as StreamReader;
}

const summaryOf = (records: StreamRecord[]) =>
  records.map(({ eventName, dynamodb }) => `${eventName} ${dynamodb.Keys['id']?.['S'] as string}`);

/** Moves a reader past all available records. */
async function passAll(reader: StreamReader): Promise<StreamRecord[]> {
  const records = await reader.read(1000);
  const last = records.at(-1);
  if (last) await reader.moveTo(last.dynamodb.SequenceNumber);
  return records;
}

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Streams.html
describe('the stream of a table', () => {
  it('contains each effective write, with ascending sequence numbers', async () => {
    await put({ id: 'a', count: 1 });
    await put({ id: 'a', count: 1 });
    await update('a', 'ADD times :one');
    await remove('a');
    await remove('a');

    const records = await (await openReader()).read(100);

    expect(
      records.map(({ eventName, dynamodb }) => [eventName, dynamodb.OldImage, dynamodb.NewImage]),
    ).toEqual([
      ['INSERT', undefined, { id: { S: 'a' }, count: { N: '1' } }],
      [
        'MODIFY',
        { id: { S: 'a' }, count: { N: '1' } },
        { id: { S: 'a' }, count: { N: '1' }, times: { N: '1' } },
      ],
      ['REMOVE', { id: { S: 'a' }, count: { N: '1' }, times: { N: '1' } }, undefined],
    ]);
    const numbers = records.map(({ dynamodb }) => dynamodb.SequenceNumber);
    expect(numbers.every((number) => /^\d{21}$/.test(number))).toBe(true);
    expect([...new Set(numbers)].sort()).toEqual(numbers);
  });

  it('contains no refused write and no canceled transaction', async () => {
    const once = { TableName: 'notes', ConditionExpression: 'attribute_not_exists(id)' };
    await put({ id: 'a' });

    const refused = endpoint.client.send(new PutCommand({ ...once, Item: { id: 'a', text: 'again' } }));
    const canceled = endpoint.client.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName: 'notes', Item: { id: 'b' } } },
          { Put: { ...once, Item: { id: 'a', text: 'again' } } },
        ],
      }),
    );

    await expect(refused).rejects.toThrow('conditional');
    await expect(canceled).rejects.toThrow('ConditionalCheckFailed');
    expect(summaryOf(await (await openReader()).read(100))).toEqual(['INSERT a']);
  });

  it('contains the writes of a transaction, without checks and other tables', async () => {
    await put({ id: 'old' });

    await endpoint.client.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName: 'notes', Item: { id: 'new' } } },
          { Put: { TableName: 'accounts', Item: { id: 'mei' } } },
          {
            ConditionCheck: {
              TableName: 'notes',
              Key: { id: 'x' },
              ConditionExpression: 'attribute_not_exists(id)',
            },
          },
          { Delete: { TableName: 'notes', Key: { id: 'old' } } },
        ],
      }),
    );

    expect(summaryOf(await (await openReader()).read(100))).toEqual([
      'INSERT old',
      'INSERT new',
      'REMOVE old',
    ]);
  });

  it('keeps the order of each item across 200 concurrent writes', async () => {
    const ids = ['a', 'b', 'c', 'd'];
    const reader = await openReader();
    const seen: StreamRecord[] = [];
    let isDone = false;

    const reading = (async () => {
      while (!isDone || (await reader.read(1)).length > 0) {
        seen.push(...(await passAll(reader)));
        await setImmediate();
      }
    })();
    await Promise.all(Array.from({ length: 200 }, (_, at) => update(ids[at % 4] ?? '', 'ADD times :one')));
    isDone = true;
    await reading;

    for (const id of ids) {
      const counts = seen
        .filter(({ dynamodb }) => dynamodb.Keys['id']?.['S'] === id)
        .map(({ dynamodb }) => Number(dynamodb.NewImage?.['times']?.['N']));
      expect(counts).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
    }
  });

  it('is undefined for a table without one', async () => {
    const accounts = streamArnOf('arn:aws:dynamodb:us-east-1:000000000000:table/accounts');

    expect(endpoint.dynamoDb.streamOf(accounts)).toBeUndefined();
    expect(endpoint.dynamoDb.streamOf(streamArn)?.arn).toBe(streamArn);
  });
});

describe('a reader of a stream', () => {
  it('starts at the oldest record', async () => {
    await put({ id: 'a' });

    const reader = await openReader();
    await put({ id: 'b' });

    expect(summaryOf(await reader.read(100))).toEqual(['INSERT a', 'INSERT b']);
  });

  it('reads the same records until it moves, and is notified of new ones', async () => {
    const reader = await openReader();
    let rings = 0;
    const silence = reader.onRecords(() => (rings += 1));

    await put({ id: 'a' });
    await put({ id: 'b' });
    const first = await reader.read(1);
    const again = await reader.read(1);
    await reader.moveTo(first[0]?.dynamodb.SequenceNumber ?? '');
    silence();
    await put({ id: 'c' });

    expect(again).toEqual(first);
    expect(summaryOf(await reader.read(100))).toEqual(['INSERT b', 'INSERT c']);
    expect(rings).toBe(2);
  });

  it('leaves records to slower readers, and none to later ones', async () => {
    const fast = await openReader('fast');
    const slow = await openReader('slow');
    await put({ id: 'a' });

    await passAll(fast);
    const left = summaryOf(await slow.read(100));
    await passAll(slow);

    expect(left).toEqual(['INSERT a']);
    expect(await (await openReader('late')).read(100)).toEqual([]);
  });

  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Streams.html: 24 hours
  it('finds no record older than a day', async () => {
    await put({ id: 'a' });
    nowMs += 24 * 60 * 60 * 1000;
    await put({ id: 'b' });

    await endpoint.dynamoDb.sweep();

    expect(summaryOf(await (await openReader()).read(100))).toEqual(['INSERT b']);
  });
});

describe('after a restart', () => {
  it('a reader keeps its position, with higher numbers, even if all records were removed', async () => {
    const folder = join(makeTemporaryFolder(), 'tables');
    await endpoint.close();
    endpoint = await open(folder);
    const before = [await openReader('one'), await openReader('two')];
    await put({ id: 'a' });
    await put({ id: 'b' });
    const [last] = (await Promise.all(before.map(passAll))).flat().slice(-1);
    await endpoint.close();

    endpoint = await open(folder);
    const one = await openReader('one');
    const two = await openReader('two');
    await put({ id: 'c' });

    const records = await one.read(100);
    expect(summaryOf(records)).toEqual(['INSERT c']);
    expect(summaryOf(await two.read(100))).toEqual(['INSERT c']);
    expect(Number(records[0]?.dynamodb.SequenceNumber.slice(-9))).toBe(
      Number(last?.dynamodb.SequenceNumber.slice(-9)) + 1,
    );
  });

  it('a table without a stream gets one', async () => {
    const folder = join(makeTemporaryFolder(), 'tables');
    await endpoint.close();
    endpoint = await openEndpoint(folder);
    const { StreamSpecification: _stream, ...plain } = notes;
    await endpoint.dynamoDb.ensureTable(plain);
    await put({ id: 'a' });
    await endpoint.close();

    endpoint = await open(folder);
    await put({ id: 'b' });

    expect(summaryOf(await (await openReader()).read(100))).toEqual(['INSERT b']);
  });
});

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/howitworks-ttl.html
// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/time-to-live-ttl-streams.html
describe('an item with a TTL', () => {
  const seconds = (offset: number) => startedAt / 1000 + offset;

  it('is removed by the service at its expiry, and the stream names the service', async () => {
    await put({ id: 'due', expiresAt: seconds(0) });
    await put({ id: 'later', expiresAt: seconds(1) });
    await put({ id: 'text', expiresAt: String(seconds(-1)) });
    await put({ id: 'ancient', expiresAt: 7 });
    await put({ id: 'never' });
    await put({ id: 'elsewhere', expiresAt: seconds(-1) }, 'accounts');

    await endpoint.dynamoDb.sweep();

    const removed = (await (await openReader()).read(100)).filter(({ eventName }) => eventName === 'REMOVE');
    expect(summaryOf(removed)).toEqual(['REMOVE due']);
    expect(removed[0]?.userIdentity).toEqual({ type: 'Service', principalId: 'dynamodb.amazonaws.com' });
  });

  it('stays readable for two days after its expiry', async () => {
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const folder = join(makeTemporaryFolder(), 'tables');
    /** Opens the endpoint for one sweep of its timer, which ends before it is closed. */
    const runForAMinute = async (work: () => Promise<unknown> = async () => undefined) => {
      await endpoint.close();
      endpoint = await open(folder);
      await work();
      vi.advanceTimersByTime(60_000);
      await endpoint.close();
      endpoint = await open(folder);
      const { Items = [] } = await endpoint.client.send(new ScanCommand({ TableName: 'notes' }));
      return Items;
    };

    nowMs += 48 * 3_600_000 - 1_000;
    const before = await runForAMinute(() => put({ id: 'due', expiresAt: seconds(0) }));
    nowMs += 1_000;
    const after = await runForAMinute();

    expect([before.length, after.length]).toEqual([1, 0]);
  });
});

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html#GSI.Writes: eventually consistent
describe('a lagging index', () => {
  const query = async ({ client }: Endpoint) => {
    const { Items } = await client.send(
      new QueryCommand({
        TableName: 'entries',
        IndexName: 'by-sequence',
        KeyConditionExpression: 'account = :account',
        ExpressionAttributeValues: { ':account': 'mei' },
      }),
    );
    return Items?.map(({ sequence }) => sequence as number);
  };

  it('shows the old state while the table shows the new one, and catches up in order', async () => {
    await endpoint.close();
    endpoint = await openEndpoint(null, undefined, 80);
    await put({ account: 'mei', entry: 'one', sequence: 1 }, 'entries');
    await expect.poll(() => query(endpoint)).toEqual([1]);

    await put({ account: 'mei', entry: 'one', sequence: 2 }, 'entries');
    await put({ account: 'mei', entry: 'one', sequence: 3 }, 'entries');
    const atOnce = await query(endpoint);

    expect(atOnce).toEqual([1]);
    await expect.poll(() => query(endpoint)).toEqual([3]);
  });

  it('is complete after the tables were closed during the lag', async () => {
    const folder = join(makeTemporaryFolder(), 'tables');
    await endpoint.close();
    endpoint = await openEndpoint(folder, undefined, 3_600_000);
    await put({ account: 'mei', entry: 'one', sequence: 1 }, 'entries');
    const before = await query(endpoint);
    await endpoint.close();

    endpoint = await openEndpoint(folder);

    expect(before).toEqual([]);
    expect(await query(endpoint)).toEqual([1]);
  });
});
