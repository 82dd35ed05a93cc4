import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { TooManyRequests } from '../lambda/functions';
import type { Message } from '../sqs/message';
import type { Queue } from '../sqs/queue';
import type { Clock } from '../time/clock';
import { pollQueue } from './queue-poller';
import { readMapping, type QueueMapping } from './resources';

const mapping = readMapping('Mapping', {
  FunctionName: 'reader',
  EventSourceArn: 'arn:aws:sqs:us-east-1:000000000000:jobs',
}) as QueueMapping;

const message = { id: 'm', sequence: 1, body: '1', receiveCount: 1, sentAtMs: 0 };

/** Polls a queue with one message and a visibility timeout of 30 s. @returns the seconds of the attempts, and deletions */
async function poll(throttled: number) {
  const stopping = new AbortController();
  const triedAt = [] as number[];
  const deleted = [] as string[];
  let nowMs = 0;
  let calls = 0;
  const clock: Clock = {
    now: () => new Date(nowMs),
    async sleep(ms) {
      nowMs += ms;
    },
  };
  const queue = {
    definition: { arn: mapping.sourceArn, isFifo: false, visibilityTimeoutSeconds: 30 },
    async receive({ signal }: { signal: AbortSignal }) {
      calls += 1;
      if (calls === 1) return [message as object as Message];
      // The other three pollers wait; the one with the message is done.
      if (calls <= 4) await new Promise((resolve) => signal.addEventListener('abort', resolve));
      else stopping.abort();
      return [];
    },
    async delete({ id }: Message) {
      deleted.push(id);
    },
  } as object as Queue;
  await pollQueue({
    mapping,
    queue,
    clock,
    invoke() {
      triedAt.push(nowMs / 1000);
      return triedAt.length <= throttled
        ? Promise.reject(new TooManyRequests())
        : Promise.resolve({ payload: 'null' });
    },
    log: () => undefined,
    signal: stopping.signal,
  });
  return { triedAt, deleted };
}

/** Polls a queue that never runs dry with a function that takes a moment. @returns how many batches it processed at once */
async function pollAtOnce(mostConcurrent: number | undefined): Promise<number> {
  const stopping = new AbortController();
  let [running, most, invocations] = [0, 0, 0];
  const queue = {
    definition: { arn: mapping.sourceArn, isFifo: false, visibilityTimeoutSeconds: 30 },
    receive: async () => [message as object as Message],
    delete: async () => undefined,
  } as object as Queue;
  await pollQueue({
    mapping: { ...mapping, mostConcurrent },
    queue,
    clock: { now: () => new Date(0), sleep: async () => undefined },
    async invoke() {
      invocations += 1;
      running += 1;
      most = Math.max(most, running);
      await setImmediate();
      running -= 1;
      if (invocations >= 12) stopping.abort();
      return { payload: 'null' };
    },
    log: () => undefined,
    signal: stopping.signal,
  });
  return most;
}

// https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-scaling.html
describe('pollQueue', () => {
  it.each([
    ['without a limit', undefined, 4],
    ['with a maximum concurrency of two', 2, 2],
    ['with a maximum concurrency above the pollers of the host', 10, 4],
  ])('processes batches at once %s', async (_which, mostConcurrent, most) => {
    expect(await pollAtOnce(mostConcurrent)).toBe(most);
  });
});

// https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-errorhandling.html, for the backoff strategy
describe('pollQueue with a throttled function', () => {
  it('retries a batch with backoff and deletes it once it ran', async () => {
    expect(await poll(3)).toEqual({ triedAt: [0, 0.1, 0.3, 0.7], deleted: ['m'] });
  });

  it('leaves the message in the queue before its visibility timeout ends', async () => {
    const { triedAt, deleted } = await poll(Infinity);

    expect(deleted).toEqual([]);
    expect(triedAt.at(-1)).toBeLessThan(30);
    expect(triedAt.length).toBeGreaterThan(6);
  });
});
