import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { type Log, logLines } from '#lambdas/runtime/log';
import { isOutage } from '#lambdas/runtime/outage';
import { type LapseDependencies, lapseReservation } from './lapse-reservation';

const message = z.strictObject({ player: z.string().min(1), reservation: z.string().min(1) });

/**
 * Gives back the pieces of each reservation that a message tells of. A message that fails is left in the queue alone, to come
 * again; the others are done. While a table is away all that is left stays in the queue: each would wait for it until the
 * function's time is over, and then count as failed together with those that were done.
 */
export function lapseReservations(dependencies: LapseDependencies & { readonly log: Log }) {
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const left: SQSRecord[] = [];
    // One after the other: holds of one popular product would get into each other's transactions.
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
