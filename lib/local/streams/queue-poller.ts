import type { Outcome } from '../lambda/invocation';
import { md5Of, type Message, receiptHandleOf, systemAttributesOf } from '../sqs/message';
import type { Queue } from '../sqs/queue';
import type { Clock } from '../time/clock';
import { failedIdsOf } from './batch-answer';
import type { QueueMapping } from './resources';

/** The number of workers of a function. */
const mostPollers = 4;

const firstDelayMs = 100;
const longestDelayMs = 5000;

export interface QueuePollerSettings {
  readonly mapping: QueueMapping;
  readonly queue: Queue;
  readonly clock: Clock;
  /** Runs the function; rejects when it cannot be invoked, such as under throttling. */
  readonly invoke: (event: unknown) => Promise<Outcome>;
  readonly log: (line: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Delivers the messages of a queue to a function, several batches at a time, until the signal aborts. Processed
 * messages are deleted; failed ones return after their visibility timeout, until they become dead letters.
 * https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-errorhandling.html
 */
export async function pollQueue(settings: QueuePollerSettings): Promise<void> {
  const { mapping, queue, clock, invoke, log } = settings;
  const failing = new AbortController();
  const signal = AbortSignal.any([settings.signal, failing.signal]);
  const pollers = Math.min(mostPollers, mapping.mostConcurrent ?? mostPollers);
  const ended = await Promise.allSettled(Array.from({ length: pollers }, poll));
  for (const each of ended) if (each.status === 'rejected') throw each.reason;

  /** When one poller fails, all stop, so that a restart starts all of them. */
  async function poll(): Promise<void> {
    try {
      while (!signal.aborted) {
        const messages = await queue.receive({ most: mapping.batchSize, waitMs: Infinity, signal });
        if (messages.length > 0 && !signal.aborted) await deliver(messages);
      }
    } catch (error) {
      failing.abort();
      throw error;
    }
  }

  async function deliver(messages: readonly Message[]): Promise<void> {
    const records = messages.map((message) => queueRecordOf(message, queue));
    const outcome = await invokeUnthrottled({ Records: records });
    const ids = messages.map(({ id }) => id);
    const failed = failedIdsOf(outcome, ids, mapping.reportsFailures);
    const done = messages.filter(({ id }) => !failed.has(id));
    await Promise.all(done.map((message) => queue.delete(message)));
  }

  /**
   * Retries a throttled batch with backoff until its visibility timeout.
   * https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-errorhandling.html, for the backoff strategy
   */
  async function invokeUnthrottled(event: unknown): Promise<Outcome> {
    const endsAtMs = nowMs() + queue.definition.visibilityTimeoutSeconds * 1000;
    for (let delayMs = firstDelayMs; ; delayMs = Math.min(longestDelayMs, delayMs * 2)) {
      try {
        return await invoke(event);
      } catch (error) {
        log(`${mapping.logicalId} cannot invoke its function and tries again: ${String(error)}`);
        if (signal.aborted || nowMs() + delayMs >= endsAtMs) return throttled;
        await clock.sleep(delayMs, signal);
      }
    }
  }

  function nowMs(): number {
    return clock.now().getTime();
  }
}

/** Messages of a function that cannot be invoked return like those of a failing one. */
const throttled: Outcome = { error: { errorType: 'TooManyRequestsException', errorMessage: 'Not invoked' } };

/** https://docs.aws.amazon.com/lambda/latest/dg/with-sqs.html#example-standard-queue-message-event */
function queueRecordOf(message: Message, { definition }: Queue): object {
  return {
    messageId: message.id,
    receiptHandle: receiptHandleOf(message),
    body: message.body,
    attributes: systemAttributesOf(message, definition.isFifo),
    messageAttributes: {},
    md5OfBody: md5Of(message.body),
    eventSource: 'aws:sqs',
    eventSourceARN: definition.arn,
    awsRegion: definition.arn.split(':')[3],
  };
}
