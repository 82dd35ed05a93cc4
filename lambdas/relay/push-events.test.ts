import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import type { Log } from '#lambdas/runtime/log';
import { pushEvents } from './push-events';
import { mutations, type PushMessage } from './push-message';
import { PushFailed } from './stores/push-client';

const enoughTime = { getRemainingTimeInMillis: () => 10_000 };

const kinds = Object.keys(mutations) as PushMessage['mutation'][];

/** An event of a group. Consecutive ones differ in kind, every third has the same. */
function message(group: string, sequence: number, body?: string): SQSRecord {
  const mutation = kinds[sequence % kinds.length];
  const input = { player: group, sequence, revision: sequence };
  return {
    messageId: `${group}-${sequence}`,
    body: body ?? JSON.stringify({ mutation, input }),
    attributes: { MessageGroupId: group },
  } as SQSRecord;
}

/** An AppSync fake that refuses the given events. */
function setup(...refused: string[]) {
  const published: string[] = [];
  const logged: [string, object][] = [];
  const log: Log = ({ code }, details = {}) => void logged.push([code, details]);
  const pushes = {
    async mutate(query: string, variables: object) {
      const { input } = variables as { input: { player: string; sequence: number } };
      const name = `${input.player}-${input.sequence}`;
      if (refused.includes(name)) throw new PushFailed(200, ['ValidationError']);
      expect(query).toBe(mutations[kinds[input.sequence % kinds.length]!]);
      published.push(name);
    },
  };
  const push = pushEvents({ pushes, pushTimeoutMs: 3_000, log });
  return {
    published,
    logged,
    push: (...Records: SQSRecord[]) => push({ Records }, enoughTime),
    pushWithin: push,
  };
}

/** An AppSync fake that refuses every mutation with the given errors. */
function setupRefusing(status: number, ...errorTypes: string[]) {
  const logged: string[] = [];
  const pushes = { mutate: () => Promise.reject(new PushFailed(status, errorTypes)) };
  const push = pushEvents({ pushes, pushTimeoutMs: 3_000, log: ({ code }) => void logged.push(code) });
  const pushOne = (mutation: PushMessage['mutation']) => {
    const body = JSON.stringify({ mutation, input: { id: 'mug', revision: 1 } });
    return push({ Records: [message('a', 1, body)] }, enoughTime);
  };
  return { logged, push: pushOne };
}

const leftOf = ({ batchItemFailures }: { batchItemFailures: { itemIdentifier: string }[] }) =>
  batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);

describe('pushEvents', () => {
  it('publishes the events of each group in order', async () => {
    const { push, published } = setup();

    expect(await push(message('a', 1), message('b', 1), message('a', 2))).toEqual({ batchItemFailures: [] });

    expect(published.filter((each) => each.startsWith('a'))).toEqual(['a-1', 'a-2']);
    expect(published).toContain('b-1');
  });

  it('stops a group at its first failure, and continues with the other groups', async () => {
    const { push, published, logged } = setup('a-2');

    const answer = await push(
      ...[message('a', 1), message('a', 2), message('b', 1), message('a', 3), message('b', 2)],
    );

    expect(leftOf(answer)).toEqual(['a-2', 'a-3']);
    expect(published.toSorted()).toEqual(['a-1', 'b-1', 'b-2']);
    expect(logged).toMatchObject([
      ['PUSH_FAILED', { messageId: 'a-2', status: 200, errorTypes: ['ValidationError'] }],
    ]);
  });

  it('publishes balances, quests and each notice separately', async () => {
    const pushed: unknown[] = [];
    const pushes = {
      mutate: async (_query: string, { input }: { input?: unknown }) => void pushed.push(input),
    };
    const push = pushEvents({ pushes, pushTimeoutMs: 3_000, log: () => undefined });
    const inputs = [
      { kind: 'balances', sequence: 9 },
      { kind: 'quests', topic: '2026-11-16', sequence: 3 },
      { kind: 'quests', topic: '2026-11-16', sequence: 2 },
      { kind: 'quests', topic: '2026-11-23', sequence: 1 },
      { kind: 'notice', topic: 'n1', sequence: 1 },
      { kind: 'notice', topic: 'n2', sequence: 1 },
    ];
    const Records = inputs.map((input, index) => ({
      ...message('a', index, JSON.stringify({ mutation: 'publishPlayerEvent', input })),
    }));

    await push({ Records }, enoughTime);

    expect(pushed).toEqual(inputs.filter((_input, index) => index !== 2));
  });

  it('publishes only the newest of several events of a kind, wherever it is in the batch', async () => {
    const { push, published } = setup();

    expect(await push(message('a', 1), message('a', 7), message('a', 2), message('a', 4))).toEqual({
      batchItemFailures: [],
    });

    expect(published).toEqual(['a-7', 'a-2']);
  });

  it.each(['products/conflict', 'products/unknown-product'])(
    'drops a product change that is refused with %s, because a newer one was published',
    async (errorType) => {
      const { push, logged } = setupRefusing(200, errorType);

      expect(leftOf(await push('publishRewardProductChange'))).toEqual([]);

      expect(logged).toEqual([]);
    },
  );

  it.each([
    ['another error', 'publishRewardProductChange', ['DynamoDB:DynamoDbException']],
    ['another error as well', 'publishRewardProductChange', ['products/unknown-product', 'ValidationError']],
    ['no answer', 'publishRewardProductChange', []],
    ['such an error of another mutation', 'publishPlayerEvent', ['products/unknown-product']],
  ] as const)('leaves a message in the queue after %s', async (_what, mutation, errorTypes) => {
    const { push, logged } = setupRefusing(200, ...errorTypes);

    expect(leftOf(await push(mutation))).toEqual(['a-1']);

    expect(logged).toEqual(['PUSH_FAILED']);
  });

  it.each([
    '{',
    'null',
    '{"mutation":"deleteRewardProduct","input":{}}',
    '{"mutation":"toString","input":{}}',
    '{"mutation":"publishPlayerEvent"}',
  ])('drops %s and logs it, and publishes the next message', async (faulty) => {
    const { push, published, logged } = setup();

    expect(leftOf(await push(message('a', 1, faulty), message('a', 2)))).toEqual([]);

    expect(published).toEqual(['a-2']);
    expect(logged).toMatchObject([['PUSH_UNREADABLE', { messageId: 'a-1' }]]);
  });

  it('starts no push that may not finish in time', async () => {
    const { pushWithin, published } = setup();
    const times = [10_000, 3_400];
    const event: SQSEvent = { Records: [message('a', 1), message('a', 2), message('a', 3)] };

    const answer = await pushWithin(event, { getRemainingTimeInMillis: () => times.shift()! });

    expect(leftOf(answer)).toEqual(['a-2', 'a-3']);
    expect(published).toEqual(['a-1']);
  });
});
