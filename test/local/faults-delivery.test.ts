import { AdminCreateUserCommand, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { SendMessageBatchCommand } from '@aws-sdk/client-sqs';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Faults } from '../../lib/local/faults/faults';
import { repeatEvents } from '../../lib/local/faults/repeated-events';
import { openAsynchronousInvocations } from '../../lib/local/lambda/asynchronous';
import { TooManyRequests } from '../../lib/local/lambda/functions';
import type { Queue } from '../../lib/local/sqs/queue';
import { systemClock } from '../../lib/local/time/clock';
import { openEndpoint as openPoolEndpoint } from './cognito-endpoint';
import { restApi, runStack } from './fixture-stack';
import { createManualClock } from './manual-clock';
import { openQueueEndpoint, type QueueEndpoint } from './sqs-endpoint';

describe('faults of queues', () => {
  let endpoint: QueueEndpoint;
  afterEach(() => endpoint.close());

  /** Sends ten messages, then receives and deletes until there are none. @returns their bodies as received */
  async function drain(faults: Faults, properties: object = {}): Promise<string[]> {
    endpoint = await openQueueEndpoint(null, systemClock, faults);
    const QueueUrl = endpoint.make('Queue', properties);
    const isFifo = 'FifoQueue' in properties;
    const Entries = Array.from({ length: 10 }, (_each, at) => ({
      Id: String(at),
      MessageBody: String(at),
      ...(isFifo && { MessageGroupId: 'g', MessageDeduplicationId: String(at) }),
    }));
    await endpoint.client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    return received(
      endpoint.queues.queueOf(`arn:aws:sqs:us-east-1:000000000000:${QueueUrl.split('/').at(-1)}`),
    );
  }

  async function received(queue: Queue | undefined): Promise<string[]> {
    const { signal } = new AbortController();
    const bodies: string[] = [];
    for (;;) {
      const messages = (await queue?.receive({ most: 10, waitMs: 0, signal })) ?? [];
      if (messages.length === 0) return bodies;
      for (const message of messages) {
        bodies.push(message.body);
        await queue?.delete(message);
      }
    }
  }

  const inOrder = Array.from({ length: 10 }, (_each, at) => String(at));

  // https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/standard-queues-at-least-once-delivery.html
  it('deliver a deleted message of a standard queue once more', async () => {
    const bodies = await drain({ repeatedMessages: 1 });

    expect(bodies.toSorted()).toEqual([...inOrder, ...inOrder].toSorted());
  });

  // https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/standard-queues.html, best-effort ordering
  it('deliver messages of a standard queue in another order', async () => {
    const bodies = await drain({ reorderedMessages: true });

    expect(bodies).not.toEqual(inOrder);
    expect(bodies.toSorted()).toEqual(inOrder);
  });

  it('never affect a FIFO queue', async () => {
    const bodies = await drain({ repeatedMessages: 1, reorderedMessages: true }, { FifoQueue: true });

    expect(bodies).toEqual(inOrder);
  });
});

// https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-troubleshooting.html
describe('repeatEvents', () => {
  it('delivers a share of events twice, as the same event', () => {
    const delivered: unknown[] = [];
    const invoke = repeatEvents((_function, event) => void delivered.push(event), { repeatedEvents: 0.5 });

    for (let id = 0; id < 40; id += 1) invoke('sweep', { id });

    expect(new Set(delivered.map((event) => JSON.stringify(event))).size).toBe(40);
    expect(delivered.length).toBeGreaterThan(48);
    expect(delivered.length).toBeLessThan(72);
  });
});

// https://docs.aws.amazon.com/lambda/latest/dg/lambda-concurrency.html
describe('the concurrency of an account', () => {
  it('refuses invocations above the limit, and accepts more once one has ended', async () => {
    const stack = await runStack(
      {},
      { Sweep: { code: `exports.handler = async () => 'ran';` } },
      { faults: { accountConcurrency: 1 } },
    );
    onTestFinished(() => stack.close());
    const { functions } = stack.host;
    const first = functions.invoke('Sweep', {});

    await expect(functions.run('Sweep', {})).rejects.toMatchObject({
      name: 'TooManyRequestsException',
      message: 'Rate Exceeded.',
    });
    await first;

    await expect(functions.invoke('Sweep', {})).resolves.toBe('ran');
  });

  // https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-error-handling.html
  it('retries an asynchronous event after 1 s, 2 s and so on, at most five minutes apart, for six hours', async () => {
    const clock = createManualClock('2026-03-01T12:00:00Z');
    const triedAt: number[] = [];
    const startedAt = clock.now().getTime();
    const lines: string[] = [];
    const run = () => {
      triedAt.push((clock.now().getTime() - startedAt) / 1000);
      return Promise.reject(new TooManyRequests());
    };
    const asynchronous = openAsynchronousInvocations({ run, clock, log: (line) => lines.push(line) });

    asynchronous.invoke('sweep', {});
    await clock.advance(6 * 3_600_000 + 600_000);
    await asynchronous.close();

    expect(triedAt.slice(0, 5)).toEqual([0, 1, 3, 7, 15]);
    expect(triedAt.at(-1)! - triedAt.at(-2)!).toBe(300);
    expect(lines).toEqual([expect.stringContaining('throttled for six hours')]);
  });
});

// https://repost.aws/questions/QUfI6bsdd0SOiPeyimzxSkfQ
describe('API Gateway at the concurrency of the account', () => {
  it("answers 500 with the gateway's message for an invocation that Lambda refused", async () => {
    const stack = await runStack(
      restApi([{ route: 'GET /', integration: 'Slow', properties: { AuthorizationType: 'NONE' } }]),
      {
        Slow: {
          code: `exports.handler = async () => {
            await new Promise((resolve) => setTimeout(resolve, 500));
            return { statusCode: 200, body: 'slow' };
          };`,
        },
      },
      { faults: { accountConcurrency: 1 } },
    );

    const answers = await Promise.all([fetch(stack.apiUrl), fetch(stack.apiUrl)]);
    const later = await fetch(stack.apiUrl);
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    await stack.close();

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 500]);
    expect(bodies).toContain('{"message":"Internal server error"}');
    expect(later.status).toBe(200);
  });
});

// https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsers.html
describe('ListUsers with a lag', () => {
  it('returns a new user in the second call, while AdminGetUser finds it at once', async () => {
    const endpoint = await openPoolEndpoint({ faults: { listUsersLags: true } });
    const { admin: client, pool } = endpoint;
    const UserPoolId = pool.id;
    const user = { UserPoolId, Username: 'may@example.com', MessageAction: 'SUPPRESS' } as const;
    const list = () => client.send(new ListUsersCommand({ UserPoolId, Filter: 'email = "may@example.com"' }));

    await client.send(new AdminCreateUserCommand(user));
    const first = await list();
    const second = await list();
    await endpoint.close();

    expect(first.Users).toEqual([]);
    expect(second.Users).toHaveLength(1);
  });
});
