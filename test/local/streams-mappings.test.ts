import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { streamArnOf } from '../../lib/local/dynamodb/resources';
import { createAuthorize } from '../../lib/local/iam/authorize';
import { openRoles } from '../../lib/local/iam/roles';
import type { FunctionDefinition } from '../../lib/local/lambda/functions';
import type { Outcome } from '../../lib/local/lambda/invocation';
import {
  type EventSourceMappings,
  type MappingSettings,
  openEventSourceMappings,
} from '../../lib/local/streams/event-source-mappings';
import { makeTemporaryFolder } from '../temporary-folder';
import { type Endpoint, openEndpoint } from './dynamodb-endpoint';
import { createManualClock, type ManualClock } from './manual-clock';
import { openQueueEndpoint, type QueueEndpoint } from './sqs-endpoint';

const streamArn = streamArnOf('arn:aws:dynamodb:us-east-1:000000000000:table/notes');
const notes = {
  TableName: 'notes',
  AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
  KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
};
const queueArn = 'arn:aws:sqs:us-east-1:000000000000:Work';
const deadLetterArn = 'arn:aws:sqs:us-east-1:000000000000:Aside';
const onStream = { FunctionName: 'reader', EventSourceArn: streamArn, StartingPosition: 'TRIM_HORIZON' };
const onQueue = { FunctionName: 'reader', EventSourceArn: queueArn };
const reporting = { FunctionResponseTypes: ['ReportBatchItemFailures'] };
const toBucket = { DestinationConfig: { OnFailure: { Destination: 'arn:aws:s3:::failures' } } };

const allStatements = [
  { Effect: 'Allow', Action: 'dynamodb:ListStreams', Resource: '*' },
  {
    Effect: 'Allow',
    Action: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
    Resource: streamArn,
  },
  {
    Effect: 'Allow',
    Action: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
    Resource: queueArn,
  },
  { Effect: 'Allow', Action: 's3:PutObject', Resource: 'arn:aws:s3:::failures/*' },
  { Effect: 'Allow', Action: 's3:ListBucket', Resource: 'arn:aws:s3:::failures' },
];

type Handler = (ids: string[], event: { Records: Record<string, never>[] }) => unknown;

let clock: ManualClock;
let tables: Endpoint;
let queues: QueueEndpoint;
let opened: EventSourceMappings[];
let calls: string[][];
let events: { Records: Record<string, never>[] }[];
let objects: { bucket: string; key: string; body: string }[];
let lines: string[];

beforeEach(async () => {
  clock = createManualClock('2026-03-01T12:00:00Z');
  [opened, calls, events, objects, lines] = [[], [], [], [], []];
  tables = await openTables(null);
  queues = await openQueueEndpoint(null, clock);
  queues.make('Aside');
  queues.make('Work', {
    VisibilityTimeout: 60,
    RedrivePolicy: { deadLetterTargetArn: deadLetterArn, maxReceiveCount: 2 },
  });
});

afterEach(async () => {
  await Promise.all(opened.map((mappings) => mappings.close()));
  await tables.close();
  await queues.close();
});

async function openTables(folder: string | null): Promise<Endpoint> {
  const endpoint = await openEndpoint(folder, clock.now);
  await endpoint.dynamoDb.ensureTable(notes);
  return endpoint;
}

function definition(name: string, timeoutMs: number): FunctionDefinition {
  const arn = `arn:aws:lambda:us-east-1:000000000000:function:${name}`;
  const settings = { handler: 'index.handler', memoryMegabytes: 128, taskRoot: '/' };
  const boot = { ...settings, functionName: name, functionArn: arn };
  const environment = { AWS_ACCESS_KEY_ID: `${name}-role` };
  return { logicalId: name, arn, entry: undefined, timeoutMs, boot, environment };
}

interface Settings {
  readonly handler?: Handler;
  readonly statements?: readonly object[];
  readonly putObject?: MappingSettings['putObject'];
}

/** Mappings whose function is a callback: it gets the ids of records or bodies of messages, and may throw. */
function open(mappings: readonly object[], settings: Settings = {}): EventSourceMappings {
  const { handler = () => null, statements = allStatements } = settings;
  const { putObject = async (bucket, key, body) => void objects.push({ bucket, key, body }) } = settings;
  const roles = openRoles();
  const names = ['reader', 'second', 'third'];
  for (const name of names)
    roles.define(`${name}-role`, [
      { name: 'policy', policy: { Version: '2012-10-17', Statement: statements } },
    ]);

  const run = async (_name: string, event: unknown): Promise<Outcome> => {
    const { Records } = structuredClone(event) as (typeof events)[number];
    const ids = Records.map((record) => idOf(record));
    calls.push(ids);
    events.push({ Records });
    try {
      return { payload: JSON.stringify((await handler(ids, { Records })) ?? null) };
    } catch (error) {
      if (error === 'throttled') throw error;
      return { error: { errorType: 'Error', errorMessage: String(error) } };
    }
  };
  const eventSourceMappings = openEventSourceMappings({
    functions: { definitions: () => names.map((name) => definition(name, 10_000)), run },
    streamOf: tables.dynamoDb.streamOf,
    queueOf: queues.queues.queueOf,
    putObject,
    authorize: createAuthorize({ roles }),
    clock,
    log: (line) => lines.push(line),
    retryDelayMs: (failures) => failures * 100,
  });
  mappings.forEach((properties, at) => eventSourceMappings.add(`Mapping${at}`, properties));
  opened.push(eventSourceMappings);
  return eventSourceMappings;
}

function idOf(record: Record<string, never>): string {
  const { dynamodb, body } = record as { dynamodb?: { Keys: { id: { S: string } } }; body?: string };
  return dynamodb?.Keys.id.S ?? body ?? '';
}

const put = (...ids: string[]) =>
  ids.reduce(
    (before, id) =>
      before.then(async () => {
        await tables.client.send(new PutCommand({ TableName: 'notes', Item: { id } }));
      }),
    Promise.resolve(),
  );
const sendTo = (arn: string, ...bodies: string[]) =>
  queues.queues.queueOf(arn)?.send(bodies.map((body) => ({ body, senderId: 'test' })));
const numbersOf = (event: (typeof events)[number], ...ids: string[]) =>
  event.Records.filter((record) => ids.includes(idOf(record))).map(
    (record) => (record as { dynamodb?: { SequenceNumber: string } }).dynamodb?.SequenceNumber ?? '',
  );
const failedOn = (identifiers: string[]) => ({
  batchItemFailures: identifiers.map((itemIdentifier) => ({ itemIdentifier })),
});
/** Advances the time in steps, between which pending work can continue. */
async function passTime(ms: number, steps = 20): Promise<void> {
  for (let step = 0; step < steps; step++) {
    await clock.advance(ms / steps);
    for (let turn = 0; turn < 20; turn++) await setImmediate();
  }
}

// https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-eventsourcemapping.html
describe('a function on a stream', () => {
  it('receives existing and new records in order, one batch at a time', async () => {
    await put('a', 'b', 'c');

    await open([{ ...onStream, BatchSize: 2 }]).start();
    await expect.poll(() => calls.length).toBe(2);
    await put('d');

    await expect.poll(() => calls).toEqual([['a', 'b'], ['c'], ['d']]);
  });

  it('continues at its position after a restart, and repeats an unfinished batch', async () => {
    const folder = join(makeTemporaryFolder(), 'tables');
    await tables.close();
    tables = await openTables(folder);
    let answer: (value: null) => void = () => undefined;
    const hanging = () => new Promise((resolve) => (answer = resolve));
    const first = open([{ ...onStream, BatchSize: 1, MaximumRetryAttempts: 0 }], {
      handler: ([id]) => {
        if (id !== 'b') return null;
        return hanging().then(() => Promise.reject(new Error('killed')));
      },
    });
    await put('a', 'b', 'c');
    await first.start();
    await expect.poll(() => calls).toEqual([['a'], ['b']]);
    const closing = first.close();
    answer(null);
    await closing;
    await tables.close();

    tables = await openTables(folder);
    await open([{ ...onStream, BatchSize: 1 }]).start();

    await expect.poll(() => calls).toEqual([['a'], ['b'], ['b'], ['c']]);
  });

  it('repeats after a restart only the rest of a partially failed batch', async () => {
    const handler: Handler = (_ids, event) => failedOn(numbersOf(event, 'b'));
    await put('a', 'b', 'c');
    const first = open([{ ...onStream, ...reporting }], { handler });
    await first.start();
    await expect.poll(() => calls).toEqual([['a', 'b', 'c']]);
    await first.close();
    calls = [];

    await open([{ ...onStream, ...reporting }]).start();

    await expect.poll(() => calls).toEqual([['b', 'c']]);
  });

  it('does not block the other reader when it fails', async () => {
    const second = { ...onStream, FunctionName: 'second' };
    let failing = 0;
    const handler: Handler = () => {
      if (failing++ % 2 === 0) throw new Error('broken');
      return null;
    };
    await put('a');

    await open([onStream, second], { handler }).start();

    await expect.poll(() => calls.length).toBe(2);
    await passTime(200);
    await expect.poll(() => calls.length).toBe(3);
  });
});

// https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html
describe('a batch that fails', () => {
  const fail: Handler = (ids) => {
    if (ids.includes('bad')) throw new Error('broken');
    return null;
  };

  it('is retried, then discarded, and the stream continues', async () => {
    await put('bad');
    await open([{ ...onStream, MaximumRetryAttempts: 2 }], { handler: fail }).start();

    await passTime(1000);
    await put('good');

    await expect.poll(() => calls).toEqual([['bad'], ['bad'], ['bad'], ['good']]);
    expect(lines).toEqual([expect.stringMatching(/^Mapping0 gave up 1 records .* after 3 invocations/)]);
  });

  it('is retried with backoff', async () => {
    await put('bad');
    await open([onStream], { handler: fail }).start();

    await expect.poll(() => calls.length).toBe(1);
    await clock.advance(99);
    const before = calls.length;
    await clock.advance(1);
    await expect.poll(() => calls.length).toBe(2);
    await clock.advance(199);
    const beforeNext = calls.length;
    await clock.advance(1);

    expect([before, beforeNext]).toEqual([1, 2]);
    await expect.poll(() => calls.length).toBe(3);
  });

  it('is split until the failing record is alone, and only that is discarded', async () => {
    await put('a', 'b', 'bad', 'c');
    const mapping = { ...onStream, BisectBatchOnFunctionError: true, MaximumRetryAttempts: 1, ...toBucket };

    await open([mapping], { handler: fail }).start();
    await passTime(2000);

    await expect
      .poll(() => calls)
      .toEqual([['a', 'b', 'bad', 'c'], ['a', 'b'], ['bad', 'c'], ['bad'], ['bad'], ['c']]);
    expect(objects).toHaveLength(1);
  });

  it('is retried from the first reported failure', async () => {
    const handler: Handler = (_ids, event) => {
      const isFirst = calls.length === 1;
      return isFirst ? failedOn(numbersOf(event, 'c', 'b')) : null;
    };
    await put('a', 'b', 'c');

    await open([{ ...onStream, ...reporting }], { handler }).start();
    await passTime(1000);

    await expect
      .poll(() => calls)
      .toEqual([
        ['a', 'b', 'c'],
        ['b', 'c'],
      ]);
  });

  it.each([
    ['names another record', failedOn(['1'])],
    ['is of another shape', { batchItemFailures: ['b'] }],
  ])('is retried as a whole when its answer %s', async (_what, answer) => {
    await put('a', 'b');

    await open([{ ...onStream, ...reporting }], {
      handler: () => (calls.length === 1 ? answer : null),
    }).start();
    await passTime(1000);

    await expect
      .poll(() => calls)
      .toEqual([
        ['a', 'b'],
        ['a', 'b'],
      ]);
  });

  it('is discarded without a call when its records are too old', async () => {
    await put('old');
    await passTime(61_000, 2);
    await put('fresh');

    await open([{ ...onStream, MaximumRecordAgeInSeconds: 60, ...toBucket }]).start();

    await expect.poll(() => calls).toEqual([['fresh']]);
    expect(objects).toHaveLength(1);
  });

  it('is discarded when it became too old between retries', async () => {
    await put('bad');
    await open([{ ...onStream, MaximumRecordAgeInSeconds: 60, ...toBucket }], { handler: fail }).start();

    await passTime(70_000, 100);
    await put('good');

    await expect.poll(() => calls.at(-1)).toEqual(['good']);
    expect(calls.length).toBeGreaterThan(2);
    expect(objects).toHaveLength(1);
  });

  it('uses up no retry while the function cannot be invoked', async () => {
    const handler: Handler = () => {
      if (calls.length <= 3) throw 'throttled';
      return null;
    };
    await put('a');

    await open([{ ...onStream, MaximumRetryAttempts: 0 }], { handler }).start();
    await passTime(1000);

    await expect.poll(() => calls.length).toBe(4);
    expect(lines).toEqual(Array(3).fill('Mapping0 cannot invoke its function and tries again: throttled'));
  });

  it('goes with its records into the bucket of the mapping, under the key that Lambda documents', async () => {
    await put('bad');
    const mappings = open([{ ...onStream, MaximumRetryAttempts: 0, ...toBucket }], { handler: fail });
    await mappings.start();

    await expect.poll(() => objects).toHaveLength(1);

    const [{ bucket, key, body } = { bucket: '', key: '', body: '{}' }] = objects;
    expect(bucket).toBe('failures');
    expect(key).toMatch(
      /^aws\/lambda\/[\da-f-]{36}\/shardId-\d{20}-[\da-f]{8}\/2026\/03\/01\/2026-03-01T12\.00\.00-[\da-f-]{36}$/,
    );
    const record = JSON.parse(body) as { payload: string; DDBStreamBatchInfo: object };
    expect(record).toMatchObject({
      requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: 1 },
      responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
      version: '1.0',
      DDBStreamBatchInfo: {
        batchSize: 1,
        streamArn,
        approximateArrivalOfFirstRecord: '2026-03-01T12:00:00Z',
      },
    });
    expect(JSON.parse(record.payload)).toEqual(events[0]);
  });

  it('is lost, with a log line, when the bucket refuses it', async () => {
    await put('bad', 'good');
    const putObject = () => Promise.reject(new Error('no bucket'));
    const mapping = { ...onStream, BatchSize: 1, MaximumRetryAttempts: 0, ...toBucket };

    await open([mapping], { handler: fail, putObject }).start();

    await expect.poll(() => calls).toEqual([['bad'], ['good']]);
    expect(lines.at(-1)).toContain('could not keep them in arn:aws:s3:::failures: Error: no bucket');
  });
});

// https://docs.aws.amazon.com/lambda/latest/dg/with-sqs.html
describe('a function on a queue', () => {
  const counts = (arn = queueArn) => queues.queues.queueOf(arn)?.counts();

  it('receives messages, and processed ones are deleted', async () => {
    await open([onQueue]).start();
    await sendTo(queueArn, 'a', 'b');

    await expect.poll(() => calls).toEqual([['a', 'b']]);
    await expect.poll(counts).toEqual({ visible: 0, inFlight: 0, delayed: 0 });
    expect(events[0]?.Records[0]).toMatchObject({
      messageId: expect.any(String) as string,
      receiptHandle: expect.any(String) as string,
      body: 'a',
      attributes: { ApproximateReceiveCount: '1', SenderId: 'test' },
      messageAttributes: {},
      md5OfBody: '0cc175b9c0f1b6a831c399e269772661',
      eventSource: 'aws:sqs',
      eventSourceARN: queueArn,
      awsRegion: 'us-east-1',
    });
  });

  it.each([
    ['throws', () => Promise.reject(new Error('broken'))],
    ['answers in another shape', () => ({ batchItemFailures: 'all' })],
  ])(
    'receives all again after the visibility timeout when it %s, until they become dead letters',
    async (_how, handler) => {
      await open([{ ...onQueue, ...reporting }], { handler: handler as Handler }).start();
      await sendTo(queueArn, 'a', 'b');

      await expect.poll(() => calls.length).toBe(1);
      await passTime(59_000, 5);
      const early = calls.length;
      await passTime(1000, 2);
      await expect.poll(() => calls.length).toBe(2);
      await passTime(60_000, 5);

      expect(early).toBe(1);
      await expect.poll(() => counts(deadLetterArn)).toEqual({ visible: 2, inFlight: 0, delayed: 0 });
      expect(calls).toEqual([
        ['a', 'b'],
        ['a', 'b'],
      ]);
    },
  );

  it('receives only failed messages again', async () => {
    const handler: Handler = (_ids, { Records }) => {
      const messages = Records as unknown as { messageId: string; body: string }[];
      if (calls.length > 1) return null;
      return failedOn(messages.filter(({ body }) => body === 'b').map(({ messageId }) => messageId));
    };
    await open([{ ...onQueue, ...reporting }], { handler }).start();
    await sendTo(queueArn, 'a', 'b', 'c');

    await expect.poll(counts).toEqual({ visible: 0, inFlight: 1, delayed: 0 });
    await passTime(60_000, 5);

    await expect.poll(() => calls).toEqual([['a', 'b', 'c'], ['b']]);
  });

  it('receives several batches concurrently', async () => {
    let running = 0;
    let most = 0;
    const gates: (() => void)[] = [];
    const handler: Handler = async () => {
      most = Math.max(most, ++running);
      await new Promise<void>((resolve) => gates.push(resolve));
      running -= 1;
      return null;
    };
    await open([{ ...onQueue, BatchSize: 1 }], { handler }).start();

    await sendTo(queueArn, '1', '2', '3', '4', '5', '6');
    await expect.poll(() => gates.length).toBe(4);
    for (const open of gates) open();
    await expect.poll(() => gates.length).toBe(6);
    for (const open of gates) open();

    expect(most).toBe(4);
    await expect.poll(counts).toEqual({ visible: 0, inFlight: 0, delayed: 0 });
  });
});

describe('a start fails', () => {
  const startOf = (mappings: readonly object[], settings?: Settings) => open(mappings, settings).start();

  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Streams.html: no more than two readers a shard
  it('for a third reader of a stream', async () => {
    const [second, third] = ['second', 'third'].map((FunctionName) => ({ ...onStream, FunctionName }));

    await expect(startOf([onStream, second ?? {}, third ?? {}])).rejects.toThrow('Mapping2: ');
    await expect(startOf([onStream, second ?? {}])).resolves.toBeUndefined();
  });

  it('for a function that is mapped to a source twice', async () => {
    await expect(startOf([onQueue, onQueue])).rejects.toThrow('Mapping1: reader is mapped');
  });

  // https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-eventsourcemapping.html#events-dynamodb-permissions
  // https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html#events-sqs-permissions
  it.each([
    ['dynamodb:GetRecords', onStream],
    ['dynamodb:GetShardIterator', onStream],
    ['dynamodb:DescribeStream', onStream],
    ['dynamodb:ListStreams', onStream],
    ['s3:PutObject', { ...onStream, ...toBucket }],
    ['s3:ListBucket', { ...onStream, ...toBucket }],
    ['sqs:ReceiveMessage', onQueue],
    ['sqs:DeleteMessage', onQueue],
    ['sqs:GetQueueAttributes', onQueue],
  ])('for a role without %s', async (action, mapping) => {
    const statements = allStatements.map((statement) => ({
      ...statement,
      Action: [statement.Action].flat().filter((allowed) => allowed !== action),
    }));

    const starting = startOf([mapping], { statements: statements.filter(({ Action }) => Action.length > 0) });

    await expect(starting).rejects.toThrow(`is not authorized to perform: ${action}`);
  });

  it.each([
    ['a stream that no table has', { ...onStream, EventSourceArn: `${streamArn}1` }, 'no table has'],
    ['a queue that is not there', { ...onQueue, EventSourceArn: `${queueArn}1` }, 'has no queue'],
    ['a function that is not there', { ...onQueue, FunctionName: 'nobody' }, 'no function nobody'],
  ])('for %s', async (_what, mapping, message) => {
    await expect(startOf([mapping])).rejects.toThrow(message);
  });

  // https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html#events-sqs-queueconfig
  it('for a queue whose visibility timeout is shorter than the time limit of its function', async () => {
    queues.make('Hasty', { VisibilityTimeout: 9 });
    const EventSourceArn = 'arn:aws:sqs:us-east-1:000000000000:Hasty';

    await expect(startOf([{ ...onQueue, EventSourceArn }])).rejects.toThrow('9 seconds is less than');
  });
});
