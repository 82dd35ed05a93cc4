import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { groupBy } from '#lambdas/runtime/group-by';
import { type Log, logLines } from '#lambdas/runtime/log';
import { mutations, type PushMessage, subjectOf } from './push-message';
import type { PushClient } from './stores/push-client';

export interface PushDependencies {
  readonly pushes: PushClient;
  /** Timeout of one push in milliseconds. */
  readonly pushTimeoutMs: number;
  readonly log: Log;
}

/** A parsed message of the queue. */
interface Waiting {
  readonly messageId: string;
  readonly message: PushMessage;
}

/** Time for the response after the last push. */
const marginMs = 500;

/**
 * Publishes the queued events to subscribers. Events about one player or product are published in order, so a failure leaves the rest of
 * its group in the queue; groups are concurrent. An event describes the current state: only the newest of a kind in a batch is published,
 * so that a retried push never follows a newer one.
 *
 * SQS moves a message to the dead-letter queue after five failures, whether AppSync is unavailable or the schema rejects it. An unreadable
 * message is dropped at once, so that it blocks no other.
 */
export function pushEvents({ pushes, pushTimeoutMs, log }: PushDependencies) {
  return async (
    { Records }: SQSEvent,
    context: Pick<Context, 'getRemainingTimeInMillis'>,
  ): Promise<SQSBatchResponse> => {
    const groups = groupBy(Records, ({ attributes }) => attributes.MessageGroupId);
    const left = await Promise.all([...groups.values()].map(pushInOrder));
    return { batchItemFailures: left.flat().map((messageId) => ({ itemIdentifier: messageId })) };

    async function pushInOrder(group: readonly SQSRecord[]): Promise<readonly string[]> {
      const waiting = newestOfEachKind(group.flatMap(read));
      const left = (index: number) => waiting.slice(index).map(({ messageId }) => messageId);
      for (const [index, each] of waiting.entries()) {
        // A timeout would fail the whole batch, including events already published.
        if (context.getRemainingTimeInMillis() < pushTimeoutMs + marginMs) return left(index);
        if (!(await isPushed(each))) return left(index);
      }
      return [];
    }
  };

  function read({ body, messageId }: SQSRecord): Waiting[] {
    try {
      return [{ messageId, message: messageOf(JSON.parse(body)) }];
    } catch (error) {
      log(logLines.pushUnreadable, { error, messageId });
      return [];
    }
  }

  async function isPushed({ messageId, message: { mutation, input } }: Waiting): Promise<boolean> {
    try {
      await pushes.mutate(mutations[mutation], { input });
      return true;
    } catch (error) {
      if (mutation === 'publishRewardProductChange' && isSuperseded(error)) return true;
      log(logLines.pushFailed, { error, messageId, ...detailsOf(error) });
      return false;
    }
  }
}

/** The errors of `publishRewardProductChange` when the product has changed again since, or is gone. */
const superseded: readonly string[] = ['products/conflict', 'products/unknown-product'];

/** Whether subscribers do not need the change, because the API has published a later one. */
function isSuperseded(error: unknown): boolean {
  const { errorTypes = [] } = error as { errorTypes?: readonly string[] };
  return errorTypes.length > 0 && errorTypes.every((type) => superseded.includes(type));
}

/** The newest event of each kind, in queue order, which can differ from the order of their numbers. */
function newestOfEachKind(group: readonly Waiting[]): Waiting[] {
  const newest = new Map<string, Waiting>();
  for (const each of group) {
    const known = newest.get(subjectOf(each.message));
    if (!known || numberOf(each) >= numberOf(known)) newest.set(subjectOf(each.message), each);
  }
  return group.filter((each) => newest.get(subjectOf(each.message)) === each);
}

/** The number by which pages discard older events. */
function numberOf({ message: { mutation, input } }: Waiting): number {
  return mutation === 'publishPlayerEvent' ? input.sequence : Number(input.revision);
}

/** @throws Error for an invalid message */
function messageOf(body: unknown): PushMessage {
  const { mutation, input } = (body ?? {}) as Partial<PushMessage>;
  if (mutation === undefined || !Object.hasOwn(mutations, mutation))
    throw new Error('A message names an unknown mutation');
  if (typeof input !== 'object' || input === null) throw new Error('A message has no input');
  return { mutation, input } as PushMessage;
}

function detailsOf(error: unknown): object {
  const { status, errorTypes } = error as { status?: number; errorTypes?: readonly string[] };
  return { ...(status !== undefined && { status }), ...(errorTypes && { errorTypes }) };
}
