import { join } from 'node:path';
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  type SendMessageCommandInput,
  SendMessageCommand,
} from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Message, systemAttributesOf } from '../../lib/local/sqs/message';
import { makeTemporaryFolder } from '../temporary-folder';
import { createManualClock, type ManualClock } from './manual-clock';
import { openQueueEndpoint, type QueueEndpoint } from './sqs-endpoint';

let clock: ManualClock;
let endpoint: QueueEndpoint;

beforeEach(async () => {
  clock = createManualClock('2026-03-01T12:00:00Z');
  endpoint = await openQueueEndpoint(null, clock);
});

afterEach(() => endpoint.close());

const fifoProperties = { FifoQueue: true, VisibilityTimeout: 60 };

const send = (QueueUrl: string, MessageBody: string, more: Partial<SendMessageCommandInput> = {}) =>
  endpoint.client.send(new SendMessageCommand({ QueueUrl, MessageBody, ...more }));
const sendInOrder = (url: string, MessageGroupId: string, body: string) =>
  send(url, body, { MessageGroupId, MessageDeduplicationId: `${MessageGroupId}-${body}` });
/** The queue as event source mappings use it. */
function queueAt(url: string) {
  const queue = endpoint.queues.queueOf(`arn:aws:sqs:us-east-1:000000000000:${url.split('/').at(-1)}`);
  if (!queue) throw new Error(`No queue at ${url}`);
  return queue;
}
const receive = (url: string, { most = 10, waitMs = 0 } = {}) =>
  queueAt(url).receive({ most, waitMs, signal: new AbortController().signal });
const bodies = async (url: string) => (await receive(url)).map(({ body }) => body);
const countsOf = (url: string) => queueAt(url).counts();
async function drop(url: string, ...messages: readonly (Message | undefined)[]): Promise<void> {
  for (const message of messages) if (message) await queueAt(url).delete(message);
}

// https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-visibility-timeout.html
describe('a message', () => {
  it('is received with its attributes, and removed when deleted', async () => {
    const url = endpoint.make('Notes');

    const sent = await send(url, 'hello 港');
    const [message] = await receive(url);
    await drop(url, message);

    expect(message).toMatchObject({ id: sent.MessageId, body: 'hello 港' });
    expect(message && systemAttributesOf(message, false)).toEqual({
      ApproximateReceiveCount: '1',
      SenderId: 'role:function',
      SentTimestamp: String(clock.now().getTime()),
      ApproximateFirstReceiveTimestamp: String(clock.now().getTime()),
    });
    expect(countsOf(url)).toEqual({ visible: 0, inFlight: 0, delayed: 0 });
  });

  it('is invisible while in flight, and returns with its receive count', async () => {
    const url = endpoint.make('Notes', { VisibilityTimeout: 30 });
    await send(url, 'hello');

    const first = await bodies(url);
    await clock.advance(29_999);
    const early = await bodies(url);
    await clock.advance(1);
    const [again] = await receive(url);

    expect([first, early]).toEqual([['hello'], []]);
    expect(again?.receiveCount).toBe(2);
  });

  it('is not deleted by an old receipt once received again', async () => {
    const url = endpoint.make('Notes', { VisibilityTimeout: 1 });
    await send(url, 'hello');
    const [old] = await receive(url);
    await clock.advance(1000);
    const [latest] = await receive(url);

    await drop(url, old);
    const before = countsOf(url);
    await drop(url, latest);

    expect(before.inFlight).toBe(1);
    expect(countsOf(url).inFlight).toBe(0);
  });

  // https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-delay-queues.html
  it('arrives after the delay of its queue', async () => {
    const url = endpoint.make('Notes', { DelaySeconds: 600 });
    await send(url, 'late');

    const atOnce = countsOf(url);
    await clock.advance(599_999);
    const early = await bodies(url);
    await clock.advance(1);

    expect(atOnce).toEqual({ visible: 0, inFlight: 0, delayed: 1 });
    expect(early).toEqual([]);
    expect(await bodies(url)).toEqual(['late']);
  });

  it('ends a long poll as soon as it arrives', async () => {
    const url = endpoint.make('Notes');

    const waiting = receive(url, { waitMs: 20_000 });
    await send(url, 'hello');

    expect((await waiting).map(({ body }) => body)).toEqual(['hello']);
  });

  it('is removed after the retention period', async () => {
    const url = endpoint.make('Notes', { MessageRetentionPeriod: 60 });
    await send(url, 'hello');

    await clock.advance(60_000);

    expect(await bodies(url)).toEqual([]);
  });

  // https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-dead-letter-queues.html
  it('moves to the dead-letter queue at the maximum receive count', async () => {
    const aside = endpoint.make('Aside');
    const deadLetterTargetArn = endpoint.queues.queueOf('arn:aws:sqs:us-east-1:000000000000:Aside')
      ?.definition.arn;
    const RedrivePolicy = { deadLetterTargetArn, maxReceiveCount: 2 };
    const url = endpoint.make('Notes', { RedrivePolicy, VisibilityTimeout: 1 });
    const sent = await send(url, 'poison');

    for (const expected of [['poison'], ['poison'], []]) {
      expect(await bodies(url)).toEqual(expected);
      await clock.advance(1000);
    }

    const [message] = await receive(aside);
    expect(message).toMatchObject({ id: sent.MessageId, body: 'poison' });
    expect(message && systemAttributesOf(message, false)).toMatchObject({
      DeadLetterQueueSourceArn: 'arn:aws:sqs:us-east-1:000000000000:Notes',
    });
    expect(countsOf(url)).toEqual({ visible: 0, inFlight: 0, delayed: 0 });
  });
});

// https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/FIFO-queues-understanding-logic.html
describe('a FIFO queue', () => {
  it('delivers one batch of a group at a time, in order, and other groups concurrently', async () => {
    const url = endpoint.make('Orders', fifoProperties);
    for (const body of ['1', '2', '3']) await sendInOrder(url, 'mei', body);

    const first = await receive(url, { most: 2 });
    await sendInOrder(url, 'lin', '1');
    const others = await bodies(url);
    await drop(url, ...first);

    expect(first.map(({ body }) => body)).toEqual(['1', '2']);
    expect(others).toEqual(['1']);
    expect(await bodies(url)).toEqual(['3']);
  });

  it('redelivers a failed message before later ones', async () => {
    const url = endpoint.make('Orders', fifoProperties);
    for (const body of ['1', '2', '3']) await sendInOrder(url, 'mei', body);
    const [first] = await receive(url, { most: 2 });
    await drop(url, first);

    const blocked = await bodies(url);
    await clock.advance(60_000);

    expect(blocked).toEqual([]);
    expect(await bodies(url)).toEqual(['2', '3']);
  });

  it('assigns ascending sequence numbers', async () => {
    const url = endpoint.make('Orders', fifoProperties);

    const numbers = [await sendInOrder(url, 'a', '1'), await sendInOrder(url, 'b', '1')].map(
      ({ SequenceNumber }) => SequenceNumber ?? '',
    );

    expect(numbers.every((number) => /^\d{20}$/.test(number))).toBe(true);
    expect([...numbers].sort()).toEqual(numbers);
  });

  // https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/FIFO-queues-exactly-once-processing.html
  it('deduplicates a message that repeats its id for five minutes', async () => {
    const url = endpoint.make('Orders', fifoProperties);
    const sendTo = (text: string) =>
      send(url, text, { MessageGroupId: 'mei', MessageDeduplicationId: 'event' });

    const sent = await sendTo('words');
    await clock.advance(299_999);
    const repeated = await sendTo('other words');
    await clock.advance(1);
    const later = await sendTo('other words');

    expect(repeated.MessageId).toBe(sent.MessageId);
    expect(repeated.SequenceNumber).toBe(sent.SequenceNumber);
    expect(later.MessageId).not.toBe(sent.MessageId);
    expect(countsOf(url).visible).toBe(2);
  });

  it('refuses parameters of the other queue type', async () => {
    const fifo = endpoint.make('Orders', fifoProperties);
    const standard = endpoint.make('Notes');
    const group = { MessageGroupId: 'mei' };

    await expect(send(fifo, 'hello')).rejects.toMatchObject({ name: 'MissingParameter' });
    await expect(send(fifo, 'hello', group)).rejects.toThrow('ContentBasedDeduplication');
    await expect(send(standard, 'hello', { MessageDeduplicationId: 'a' })).rejects.toThrow(
      'not valid for this queue type',
    );
  });

  it('keeps a message whose receipt has expired', async () => {
    const url = endpoint.make('Orders', fifoProperties);
    await sendInOrder(url, 'mei', '1');
    const [message] = await receive(url);
    await clock.advance(60_000);

    await drop(url, message);

    expect(countsOf(url).visible).toBe(1);
  });
});

// https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_SendMessageBatch.html
describe('a batch', () => {
  it('is answered entry by entry', async () => {
    const url = endpoint.make('Orders', fifoProperties);
    const Entries = [
      { Id: 'good', MessageBody: '1', MessageGroupId: 'mei', MessageDeduplicationId: '1' },
      { Id: 'bad', MessageBody: '2' },
    ];

    const sent = await endpoint.client.send(new SendMessageBatchCommand({ QueueUrl: url, Entries }));

    expect(sent.Successful?.map(({ Id }) => Id)).toEqual(['good']);
    expect(sent.Failed).toMatchObject([{ Id: 'bad', SenderFault: true, Code: 'MissingParameter' }]);
  });

  it.each([
    ['EmptyBatchRequest', []],
    [
      'TooManyEntriesInBatchRequest',
      Array.from({ length: 11 }, (_, at) => ({ Id: `${at}`, MessageBody: 'x' })),
    ],
    ['BatchEntryIdsNotDistinct', [1, 2].map(() => ({ Id: 'same', MessageBody: 'x' }))],
    ['InvalidBatchEntryId', [{ Id: 'a b', MessageBody: 'x' }]],
    ['BatchRequestTooLong', [1, 2].map((at) => ({ Id: `${at}`, MessageBody: 'x'.repeat(600_000) }))],
  ])('is refused with %s', async (name, Entries) => {
    const url = endpoint.make('Notes');

    const sending = endpoint.client.send(new SendMessageBatchCommand({ QueueUrl: url, Entries }));

    await expect(sending).rejects.toMatchObject({ name });
    expect(countsOf(url).visible).toBe(0);
  });
});

describe('a queue', () => {
  it('has the URL and the ARN that CloudFormation gives', async () => {
    const url = endpoint.make('Notes');

    expect(url).toBe(`${endpoint.servicesUrl}/sqs/000000000000/Notes`);
    expect(queueAt(url).definition.arn).toBe('arn:aws:sqs:us-east-1:000000000000:Notes');
  });

  it('refuses invalid requests by name', async () => {
    const url = endpoint.make('Notes');
    const elsewhere = `${endpoint.servicesUrl}/sqs/000000000000/Nowhere`;

    await expect(send(elsewhere, 'hello')).rejects.toMatchObject({ name: 'QueueDoesNotExist' });
    await expect(send(url, 'a\u0000b')).rejects.toThrow('not allowed');
    await expect(send(url, 'x'.repeat(1_048_577))).rejects.toThrow('shorter than 1048576 bytes');
  });

  it('refuses what the host does not emulate, by name', async () => {
    const QueueUrl = endpoint.make('Notes');
    const { client } = endpoint;
    const receipt = { QueueUrl, ReceiptHandle: 'x' };
    const Entries = [{ Id: 'a', ReceiptHandle: 'x' }];

    await expect(send(QueueUrl, 'hello', { DelaySeconds: 5 })).rejects.toThrow('DelaySeconds');
    await expect(
      send(QueueUrl, 'hello', { MessageAttributes: { kind: { DataType: 'String', StringValue: 'x' } } }),
    ).rejects.toThrow('MessageAttributes');
    await expect(client.send(new ReceiveMessageCommand({ QueueUrl }))).rejects.toThrow('ReceiveMessage');
    await expect(client.send(new DeleteMessageCommand(receipt))).rejects.toThrow('DeleteMessage');
    await expect(client.send(new DeleteMessageBatchCommand({ QueueUrl, Entries }))).rejects.toThrow(
      'DeleteMessageBatch',
    );
    await expect(
      client.send(new ChangeMessageVisibilityCommand({ ...receipt, VisibilityTimeout: 1 })),
    ).rejects.toThrow('ChangeMessageVisibility');
    await expect(client.send(new GetQueueAttributesCommand({ QueueUrl }))).rejects.toThrow(
      'GetQueueAttributes',
    );
    await expect(client.send(new GetQueueUrlCommand({ QueueName: 'Notes' }))).rejects.toThrow('GetQueueUrl');
    await expect(client.send(new PurgeQueueCommand({ QueueUrl }))).rejects.toThrow('PurgeQueue');
  });

  it.each([
    ['a policy of who may redrive to it', { RedriveAllowPolicy: {} }, 'RedriveAllowPolicy'],
    ['deduplication by group', { FifoQueue: true, DeduplicationScope: 'messageGroup' }, 'DeduplicationScope'],
    ['deduplication by content', { FifoQueue: true, ContentBasedDeduplication: true }, 'ContentBased'],
    ['a name of its own', { QueueName: 'notes' }, 'QueueName'],
    ['a limit of its own', { MaximumMessageSize: 1024 }, 'MaximumMessageSize'],
    ['long polling', { ReceiveMessageWaitTimeSeconds: 20 }, 'ReceiveMessageWaitTimeSeconds'],
    ['too long a delay', { DelaySeconds: 901 }, 'DelaySeconds'],
  ])('with %s stops the start', (_what, properties, message) => {
    expect(() => endpoint.make('Notes', properties)).toThrow(message);
  });

  it('needs a dead-letter queue of its own type', () => {
    endpoint.make('Aside');
    const deadLetterTargetArn = 'arn:aws:sqs:us-east-1:000000000000:Aside';
    endpoint.make('Orders', { FifoQueue: true, RedrivePolicy: { deadLetterTargetArn, maxReceiveCount: 5 } });

    expect(() => endpoint.queues.checkDeadLetterQueues()).toThrow('Orders: ');
  });

  it('restores messages, counts and deduplication ids after a restart', async () => {
    const folder = join(makeTemporaryFolder(), 'queues');
    await endpoint.close();
    endpoint = await openQueueEndpoint(folder, clock);
    const before = endpoint.make('Orders', fifoProperties);
    await sendInOrder(before, 'mei', '1');
    const deleted = await receive(before);
    await drop(before, ...deleted);
    for (const body of ['2', '3']) await sendInOrder(before, 'mei', body);
    await receive(before);
    await endpoint.close();

    endpoint = await openQueueEndpoint(folder, clock);
    const after = endpoint.make('Orders', fifoProperties);
    await sendInOrder(after, 'mei', '3');
    await sendInOrder(after, 'mei', '4');
    const inFlight = await bodies(after);
    await clock.advance(60_000);

    expect(inFlight).toEqual([]);
    const messages = await receive(after);
    expect(messages.map(({ body, receiveCount }) => [body, receiveCount])).toEqual([
      ['2', 2],
      ['3', 2],
      ['4', 1],
    ]);
  });
});
