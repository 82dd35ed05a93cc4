import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { PushFailed } from '#stores/push-client';
import type { StreamLog } from '../log-lines';
import { mutations } from './mutations';
import { pushEvents } from './push-events';

const enoughTime = { getRemainingTimeInMillis: () => 10_000 };

function message(group: string, sequence: number, body?: string): SQSRecord {
  const input = { player: group, sequence };
  return {
    messageId: `${group}-${sequence}`,
    body: body ?? JSON.stringify({ mutation: 'publishPlayerEvent', input }),
    attributes: { MessageGroupId: `player#${group}` },
  } as SQSRecord;
}

/** An AppSync that refuses these events. */
function setup(...refused: string[]) {
  const told: string[] = [];
  const logged: [string, object][] = [];
  const log: StreamLog = ({ code }, details = {}) => void logged.push([code, details]);
  const pushes = {
    async mutate(query: string, variables: object) {
      const { input } = variables as { input: { player: string; sequence: number } };
      const name = `${input.player}-${input.sequence}`;
      if (refused.includes(name)) throw new PushFailed(200, ['ValidationError']);
      expect(query).toBe(mutations.publishPlayerEvent);
      told.push(name);
    },
  };
  const push = pushEvents({ pushes, pushTimeoutMs: 3_000, log });
  return { told, logged, push: (...Records: SQSRecord[]) => push({ Records }, enoughTime), pushWithin: push };
}

const leftOf = ({ batchItemFailures }: { batchItemFailures: { itemIdentifier: string }[] }) =>
  batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);

describe('pushEvents', () => {
  it('tells the events of each group in order', async () => {
    const { push, told } = setup();

    expect(await push(message('a', 1), message('b', 1), message('a', 2))).toEqual({ batchItemFailures: [] });

    expect(told.filter((each) => each.startsWith('a'))).toEqual(['a-1', 'a-2']);
    expect(told).toContain('b-1');
  });

  it('stops a group at its first failure and leaves the rest of it; other groups go on', async () => {
    const { push, told, logged } = setup('a-2');

    const answer = await push(
      ...[message('a', 1), message('a', 2), message('b', 1), message('a', 3), message('b', 2)],
    );

    expect(leftOf(answer)).toEqual(['a-2', 'a-3']);
    expect(told.toSorted()).toEqual(['a-1', 'b-1', 'b-2']);
    expect(logged).toMatchObject([
      ['PUSH_FAILED', { messageId: 'a-2', status: 200, errorTypes: ['ValidationError'] }],
    ]);
  });

  it.each(['{', 'null', '{"mutation":"deleteRewardProduct","input":{}}'])(
    'leaves %s in the queue, which sets it aside in the end',
    async (faulty) => {
      const { push, told } = setup();

      expect(leftOf(await push(message('a', 1, faulty), message('b', 1)))).toEqual(['a-1']);

      expect(told).toEqual(['b-1']);
    },
  );

  it('begins no push that it may not see the end of', async () => {
    const { pushWithin, told } = setup();
    const times = [10_000, 3_400];
    const event: SQSEvent = { Records: [message('a', 1), message('a', 2), message('a', 3)] };

    const answer = await pushWithin(event, { getRemainingTimeInMillis: () => times.shift()! });

    expect(leftOf(answer)).toEqual(['a-2', 'a-3']);
    expect(told).toEqual(['a-1']);
  });
});
