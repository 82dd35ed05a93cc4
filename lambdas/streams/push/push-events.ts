import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { PushClient } from '#stores/push-client';
import { groupBy } from '../group-by';
import { type StreamLog, streamLogLines } from '../log-lines';
import type { PushMessage } from '../push-message';
import { mutations } from './mutations';

export interface PushDependencies {
  readonly pushes: PushClient;
  /** How long one push may take. */
  readonly pushTimeoutMs: number;
  readonly log: StreamLog;
}

/** Time to answer in, after the last push. */
const marginMs = 500;

/**
 * Tells subscribers what waits in the queue. What is about one player or product is told in order, so the first failure leaves the
 * rest of its group in the queue as well; groups do not wait for each other. What fails five times is set aside by the queue,
 * be it that AppSync is away or that the schema takes no such event.
 */
export function pushEvents({ pushes, pushTimeoutMs, log }: PushDependencies) {
  return async (
    { Records }: SQSEvent,
    context: Pick<Context, 'getRemainingTimeInMillis'>,
  ): Promise<SQSBatchResponse> => {
    const groups = groupBy(Records, ({ attributes }) => attributes.MessageGroupId);
    const left = await Promise.all([...groups.values()].map(pushInOrder));
    return { batchItemFailures: left.flat().map(({ messageId }) => ({ itemIdentifier: messageId })) };

    async function pushInOrder(group: readonly SQSRecord[]): Promise<readonly SQSRecord[]> {
      for (const [index, record] of group.entries()) {
        // A function that is cut off fails with everything, also with what it has told.
        if (context.getRemainingTimeInMillis() < pushTimeoutMs + marginMs) return group.slice(index);
        if (!(await isPushed(record))) return group.slice(index);
      }
      return [];
    }
  };

  async function isPushed({ body, messageId }: SQSRecord): Promise<boolean> {
    try {
      const { mutation, input } = JSON.parse(body) as PushMessage;
      const query = mutations[mutation];
      if (!query) throw new Error('A message names no mutation that there is');
      await pushes.mutate(query, { input });
      return true;
    } catch (error) {
      log(streamLogLines.pushFailed, { error, messageId, ...detailsOf(error) });
      return false;
    }
  }
}

function detailsOf(error: unknown): object {
  const { status, errorTypes } = error as { status?: number; errorTypes?: readonly string[] };
  return { ...(status !== undefined && { status }), ...(errorTypes && { errorTypes }) };
}
