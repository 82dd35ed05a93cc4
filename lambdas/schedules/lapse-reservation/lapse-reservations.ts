import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { type Log, logLines } from '#http/log';
import { type LapseDependencies, lapseReservation } from '../../rewards/lapse-reservation';

const message = z.strictObject({ player: z.string().min(1), reservation: z.string().min(1) });

/**
 * Gives back the pieces of each reservation that a message tells of. A message that fails is left in the queue alone, to come
 * again; the others are done.
 */
export function lapseReservations(dependencies: LapseDependencies & { readonly log: Log }) {
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: { itemIdentifier: string }[] = [];
    // One after the other: holds of one popular product would get into each other's transactions.
    for (const record of Records) {
      const failure = await lapse(record);
      if (failure) batchItemFailures.push(failure);
    }
    return { batchItemFailures };
  };

  async function lapse({ messageId, body }: SQSRecord): Promise<{ itemIdentifier: string } | null> {
    try {
      await lapseReservation(dependencies, message.parse(JSON.parse(body)));
      return null;
    } catch (error) {
      dependencies.log(logLines.lapseFailed, { error, messageId });
      return { itemIdentifier: messageId };
    }
  }
}
