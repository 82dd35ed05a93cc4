import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { type Log, logLines } from '#lambdas/runtime/log';
import { isOutage } from '#lambdas/runtime/outage';
import { type LapseDependencies, lapseReservation } from './lapse-reservation';

const message = z.strictObject({ player: z.string().min(1), reservation: z.string().min(1) });

/**
 * Returns the pieces of each reservation named by a message. A message that fails stays in the queue alone. During an outage all remaining
 * messages stay in the queue: each would otherwise wait until the function times out, and the whole batch would count as failed, including
 * the messages that succeeded.
 */
export function lapseReservations(dependencies: LapseDependencies & { readonly log: Log }) {
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const left: SQSRecord[] = [];
    // Sequential, because concurrent transactions on holds of one product would conflict.
    for (const [index, record] of Records.entries()) {
      const outcome = await lapse(record);
      if (outcome === 'away') return leaving([...left, ...Records.slice(index)]);
      if (outcome === 'failed') left.push(record);
    }
    return leaving(left);
  };

  async function lapse({ messageId, body }: SQSRecord): Promise<'done' | 'failed' | 'away'> {
    try {
      await lapseReservation(dependencies, message.parse(JSON.parse(body)));
      return 'done';
    } catch (error) {
      dependencies.log(logLines.lapseFailed, { error, messageId });
      return isOutage(error as Error) ? 'away' : 'failed';
    }
  }
}

function leaving(records: readonly SQSRecord[]): SQSBatchResponse {
  return { batchItemFailures: records.map(({ messageId }) => ({ itemIdentifier: messageId })) };
}
