import { join } from 'node:path';
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  PurgeQueueCommand,
  type ReceiveMessageCommandInput,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  type SendMessageCommandInput,
  SendMessageCommand,
} from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
async function receive(QueueUrl: string, more: Partial<ReceiveMessageCommandInput> = {}) {
  const request = {
    QueueUrl,
    MaxNumberOfMessages: 10,
    MessageSystemAttributeNames: ['All' as const],
    ...more,
  };
  const { Messages = [] } = await endpoint.client.send(new ReceiveMessageCommand(request));
  return Messages;
}
const bodies = async (url: string) => (await receive(url)).map(({ Body }) => Body);
const drop = (QueueUrl: string, ReceiptHandle: string | undefined) =>
  endpoint.client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
async function countsOf(QueueUrl: string) {
  const { Attributes = {} } = await endpoint.client.send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }),
  );
  const count = (kind: '' | 'NotVisible' | 'Delayed') =>
    Number(Attributes[`ApproximateNumberOfMessages${kind}`]);
  return { visible: count(''), inFlight: count('NotVisible'), delayed: count('Delayed') };
}

// https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-visibility-timeout.html
describe('a message', () => {
  it('is received with its attributes, and removed when deleted', async () => {
    const url = endpoint.make('Notes');
    const attributes = {
      kind: { DataType: 'String', StringValue: 'greeting' },
      bytes: { DataType: 'Binary', BinaryValue: new Uint8Array([1, 2]) },
    };

    const sent = await send(url, 'hello 港', { MessageAttributes: attributes });
    const [message] = await receive(url, { MessageAttributeNames: ['All'] });
    await drop(url, message?.ReceiptHandle);

    expect(message).toMatchObject({
      MessageId: sent.MessageId,
      Body: 'hello 港',
      MD5OfBody: sent.MD5OfMessageBody,
      MD5OfMessageAttributes: sent.MD5OfMessageAttributes,
      Attributes: {
        ApproximateReceiveCount: '1',
        SenderId: 'role:function',
        SentTimestamp: String(clock.now().getTime()),
        ApproximateFirstReceiveTimestamp: String(clock.now().getTime()),
      },
    });
    expect(message?.MessageAttributes).toMatchObject(attributes);
    expect(await countsOf(url)).toEqual({ visible: 0, inFlight: 0, delayed: 0 });
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
    expect(again?.Attributes?.ApproximateReceiveCount).toBe('2');
  });

  it('stays invisible for the timeout that its receiver sets', async () => {
    const url = endpoint.make('Notes');
    await send(url, 'hello');
    const [message] = await receive(url, { VisibilityTimeout: 10 });
    const change = (VisibilityTimeout: number) =>
      endpoint.client.send(
        new ChangeMessageVisibilityCommand({
          QueueUrl: url,
          ReceiptHandle: message?.ReceiptHandle,
          VisibilityTimeout,
        }),
      );

    await change(100);
    await clock.advance(99_000);
    const hidden = await countsOf(url);
    await change(0);

    expect(hidden.inFlight).toBe(1);
    expect(await bodies(url)).toEqual(['hello']);
    await expect(change(10)).rejects.toMatchObject({ name: 'MessageNotInflight' });
  });

  it('is not deleted by an old receipt once received again', async () => {
    const url = endpoint.make('Notes', { VisibilityTimeout: 1 });
    await send(url, 'hello');
    const [old] = await receive(url);
    await clock.advance(1000);
    const [latest] = await receive(url);

    await drop(url, old?.ReceiptHandle);
    const before = await countsOf(url);
    await drop(url, latest?.ReceiptHandle);

    expect(before.inFlight).toBe(1);
    expect((await countsOf(url)).inFlight).toBe(0);
  });

  // https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-delay-queues.html
  it('arrives after the delay of its queue, or its own', async () => {
    const url = endpoint.make('Notes', { DelaySeconds: 600 });
    await send(url, 'late');
    await send(url, 'soon', { DelaySeconds: 5 });

    const atOnce = await countsOf(url);
    await clock.advance(5000);
    const soon = await bodies(url);
    await clock.advance(594_999);
    const early = await bodies(url);
    await clock.advance(1);

    expect(atOnce).toEqual({ visible: 0, inFlight: 0, delayed: 2 });
    expect([soon, early]).toEqual([['soon'], ['soon']]);
    expect(await bodies(url)).toEqual(['late']);
  });

  it('ends a long poll as soon as it arrives', async () => {
    const url = endpoint.make('Notes');

    const waiting = receive(url, { WaitTimeSeconds: 20 });
    await expect.poll(() => countsOf(url)).toEqual({ visible: 0, inFlight: 0, delayed: 0 });
    await send(url, 'hello');

    expect((await waiting).map(({ Body }) => Body)).toEqual(['hello']);
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
    expect(message).toMatchObject({
      MessageId: sent.MessageId,
      Body: 'poison',
      Attributes: { DeadLetterQueueSourceArn: 'arn:aws:sqs:us-east-1:000000000000:Notes' },
    });
    expect(await countsOf(url)).toEqual({ visible: 0, inFlight: 0, delayed: 0 });
  });
});

// https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/FIFO-queues-understanding-logic.html
describe('a FIFO queue', () => {
  it('delivers one batch of a group at a time, in order, and other groups concurrently', async () => {
    const url = endpoint.make('Orders', fifoProperties);
    for (const body of ['1', '2', '3']) await sendInOrder(url, 'mei', body);

    const first = await receive(url, { MaxNumberOfMessages: 2 });
    await sendInOrder(url, 'lin', '1');
    const others = await bodies(url);
    for (const { ReceiptHandle } of first) await drop(url, ReceiptHandle);

    expect(first.map(({ Body }) => Body)).toEqual(['1', '2']);
    expect(others).toEqual(['1']);
    expect(await bodies(url)).toEqual(['3']);
  });

  it('redelivers a failed message before later ones', async () => {
    const url = endpoint.make('Orders', fifoProperties);
    for (const body of ['1', '2', '3']) await sendInOrder(url, 'mei', body);
    const [first] = await receive(url, { MaxNumberOfMessages: 2 });
    await drop(url, first?.ReceiptHandle);

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
  it.each([
    ['its id', {}, { MessageDeduplicationId: 'event' }, 'other words'],
    ['its body', { ContentBasedDeduplication: true }, {}, 'words'],
  ])('deduplicates a message that repeats %s for five minutes', async (_what, properties, ids, body) => {
    const url = endpoint.make('Orders', { ...fifoProperties, ...properties });
    const sendTo = (text: string) => send(url, text, { MessageGroupId: 'mei', ...ids });

    const sent = await sendTo('words');
    await clock.advance(299_999);
    const repeated = await sendTo(body);
    await clock.advance(1);
    const later = await sendTo(body);

    expect(repeated.MessageId).toBe(sent.MessageId);
    expect(repeated.SequenceNumber).toBe(sent.SequenceNumber);
    expect(later.MessageId).not.toBe(sent.MessageId);
    expect((await countsOf(url)).visible).toBe(2);
  });

  it('refuses parameters of the other queue type', async () => {
    const fifo = endpoint.make('Orders', fifoProperties);
    const standard = endpoint.make('Notes');
    const group = { MessageGroupId: 'mei' };

    await expect(send(fifo, 'hello')).rejects.toMatchObject({ name: 'MissingParameter' });
    await expect(send(fifo, 'hello', group)).rejects.toThrow('ContentBasedDeduplication');
    await expect(
      send(fifo, 'hello', { ...group, MessageDeduplicationId: 'a', DelaySeconds: 1 }),
    ).rejects.toThrow('DelaySeconds');
    await expect(send(standard, 'hello', { MessageDeduplicationId: 'a' })).rejects.toThrow(
      'not valid for this queue type',
    );
  });

  it('refuses an expired receipt', async () => {
    const url = endpoint.make('Orders', fifoProperties);
    await sendInOrder(url, 'mei', '1');
    const [message] = await receive(url);
    await clock.advance(60_000);

    await expect(drop(url, message?.ReceiptHandle)).rejects.toThrow('receipt handle has expired');
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
    const [message] = await receive(url);
    const deleted = await endpoint.client.send(
      new DeleteMessageBatchCommand({
        QueueUrl: url,
        Entries: [
          { Id: 'a', ReceiptHandle: message?.ReceiptHandle },
          { Id: 'b', ReceiptHandle: 'nonsense' },
        ],
      }),
    );

    expect(sent.Successful?.map(({ Id }) => Id)).toEqual(['good']);
    expect(sent.Failed).toMatchObject([{ Id: 'bad', SenderFault: true, Code: 'MissingParameter' }]);
    expect(deleted.Successful?.map(({ Id }) => Id)).toEqual(['a']);
    expect(deleted.Failed).toMatchObject([{ Id: 'b', Code: 'ReceiptHandleIsInvalid' }]);
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
    expect((await countsOf(url)).visible).toBe(0);
  });
});

describe('a queue', () => {
  it('is found by name, and returns its attributes', async () => {
    const url = endpoint.make('Notes', { DelaySeconds: 7 });

    const found = await endpoint.client.send(new GetQueueUrlCommand({ QueueName: 'Notes' }));
    const { Attributes } = await endpoint.client.send(
      new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: ['QueueArn', 'DelaySeconds'] }),
    );

    expect(url).toBe(`${endpoint.servicesUrl}/sqs/000000000000/Notes`);
    expect(found.QueueUrl).toBe(url);
    expect(Attributes).toEqual({ QueueArn: 'arn:aws:sqs:us-east-1:000000000000:Notes', DelaySeconds: '7' });
  });

  it('refuses invalid requests by name', async () => {
    const url = endpoint.make('Notes');
    const elsewhere = `${endpoint.servicesUrl}/sqs/000000000000/Nowhere`;

    await expect(send(elsewhere, 'hello')).rejects.toMatchObject({ name: 'QueueDoesNotExist' });
    await expect(send(url, 'a\u0000b')).rejects.toThrow('not allowed');
    await expect(send(url, 'x'.repeat(1_048_577))).rejects.toThrow('shorter than 1048576 bytes');
    await expect(receive(url, { MaxNumberOfMessages: 11 })).rejects.toThrow('MaxNumberOfMessages');
    await expect(drop(url, 'nonsense')).rejects.toMatchObject({ name: 'ReceiptHandleIsInvalid' });
    await expect(endpoint.client.send(new PurgeQueueCommand({ QueueUrl: url }))).rejects.toThrow(
      'PurgeQueue',
    );
  });

  it.each([
    ['a policy of who may redrive to it', { RedriveAllowPolicy: {} }, 'RedriveAllowPolicy'],
    ['deduplication by group', { FifoQueue: true, DeduplicationScope: 'messageGroup' }, 'DeduplicationScope'],
    ['a FIFO name that is none', { QueueName: 'notes.fifo' }, '.fifo'],
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
    await drop(before, deleted[0]?.ReceiptHandle);
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
    expect(messages.map(({ Body, Attributes }) => [Body, Attributes?.ApproximateReceiveCount])).toEqual([
      ['2', '2'],
      ['3', '2'],
      ['4', '1'],
    ]);
  });
});
