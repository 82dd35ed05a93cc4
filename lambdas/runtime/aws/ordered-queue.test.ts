import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createOrderedQueue } from './ordered-queue';

const sqs = mockClient(SQSClient);
afterAll(() => sqs.restore());
const url = 'https://sqs.test/1/pushes.fifo';
const event = (index: number, text = '') => ({
  id: `id-${index}`,
  group: `player#${index}`,
  message: { text },
});
const events = (count: number) => Array.from({ length: count }, (_each, index) => event(index));

function setup() {
  return createOrderedQueue(new SQSClient({ region: 'us-east-1' }), url);
}

function requests() {
  return sqs.commandCalls(SendMessageBatchCommand).map(({ args }) => args[0].input.Entries ?? []);
}

beforeEach(() => sqs.reset());

describe('createOrderedQueue', () => {
  it('sends each event in its group with its deduplication id', async () => {
    sqs.on(SendMessageBatchCommand).resolves({});

    expect(await setup().send([event(1, 'hello')])).toEqual([]);

    expect(sqs.commandCalls(SendMessageBatchCommand)[0]?.args[0].input).toEqual({
      QueueUrl: url,
      Entries: [
        {
          Id: '0',
          MessageBody: '{"text":"hello"}',
          MessageGroupId: 'player#1',
          MessageDeduplicationId: 'id-1',
        },
      ],
    });
  });

  it('sends no request without events', async () => {
    expect(await setup().send([])).toEqual([]);

    expect(requests()).toEqual([]);
  });

  it('sends ten events per request', async () => {
    sqs.on(SendMessageBatchCommand).resolves({});

    await setup().send(events(21));

    expect(requests().map(({ length }) => length)).toEqual([10, 10, 1]);
    expect(requests().flatMap((entries) => entries.map((each) => each.MessageDeduplicationId))).toEqual(
      events(21).map(({ id }) => id),
    );
  });

  it('keeps each request within the size limit', async () => {
    sqs.on(SendMessageBatchCommand).resolves({});
    const long = 'ю'.repeat(60_000);

    await setup().send([event(1, long), event(2, long), event(3, long), event(4)]);

    expect(requests().map(({ length }) => length)).toEqual([2, 2]);
  });

  it('returns the events that were rejected', async () => {
    const Failed = [{ Id: '1', Code: 'InternalError', SenderFault: false }];
    sqs.on(SendMessageBatchCommand).resolves({ Failed });

    const failures = await setup().send(events(3));

    expect(failures).toMatchObject([
      { id: 'id-1', error: { message: expect.stringContaining('InternalError') } },
    ]);
  });

  it('returns all events of a failed request only', async () => {
    sqs.on(SendMessageBatchCommand).resolvesOnce({}).rejects(new Error('away'));

    const failures = await setup().send(events(12));

    expect(failures.map(({ id }) => id)).toEqual(['id-10', 'id-11']);
  });
});
