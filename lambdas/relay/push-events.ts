import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { groupBy } from '#lambdas/projections/group-by';
import { type Log, logLines } from '#lambdas/runtime/log';
import { mutations, type PushMessage, subjectOf } from './push-message';
import type { PushClient } from './stores/push-client';

export interface PushDependencies {
  readonly pushes: PushClient;
  /** How long one push may take. */
  readonly pushTimeoutMs: number;
  readonly log: Log;
}

/** A message that waits in the queue, read. */
interface Waiting {
  readonly messageId: string;
  readonly message: PushMessage;
}

/** Time to answer in, after the last push. */
const marginMs = 500;

/**
 * Tells subscribers what waits in the queue. What is about one player or product is told in order, so the first failure leaves the
 * rest of its group in the queue as well; groups do not wait for each other. An event says how things are now: of several of one
 * kind in a batch the newest is told, so that a push that failed once is not told before those that came meanwhile.
 *
 * What fails five times is set aside by the queue, be it that AppSync is away or that the schema takes no such event. A message that
 * cannot be read will never be: it is dropped at once, and keeps nobody waiting.
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
        // A function that is cut off fails with everything, also with what it has told.
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

/** How `publishRewardProductChange` refuses a change when the product has changed again since, or is gone. */
const superseded: readonly string[] = ['products/conflict', 'products/unknown-product'];

/** Whether subscribers need not receive the change, because the API has published what came after it. */
function isSuperseded(error: unknown): boolean {
  const { errorTypes = [] } = error as { errorTypes?: readonly string[] };
  return errorTypes.length > 0 && errorTypes.every((type) => superseded.includes(type));
}

/** Those that nothing newer of their kind is among, in the order of the queue, which is not always that of their numbers. */
function newestOfEachKind(group: readonly Waiting[]): Waiting[] {
  const newest = new Map<string, Waiting>();
  for (const each of group) {
    const known = newest.get(subjectOf(each.message));
    if (!known || numberOf(each) >= numberOf(known)) newest.set(subjectOf(each.message), each);
  }
  return group.filter((each) => newest.get(subjectOf(each.message)) === each);
}

/** By this number pages tell what is older. */
function numberOf({ message: { mutation, input } }: Waiting): number {
  return mutation === 'publishPlayerEvent' ? input.sequence : Number(input.revision);
}

/** @throws Error for what is no message of the relay */
function messageOf(body: unknown): PushMessage {
  const { mutation, input } = (body ?? {}) as Partial<PushMessage>;
  if (mutation === undefined || !Object.hasOwn(mutations, mutation))
    throw new Error('A message names no mutation that there is');
  if (typeof input !== 'object' || input === null) throw new Error('A message has no input');
  return { mutation, input } as PushMessage;
}

function detailsOf(error: unknown): object {
  const { status, errorTypes } = error as { status?: number; errorTypes?: readonly string[] };
  return { ...(status !== undefined && { status }), ...(errorTypes && { errorTypes }) };
}
