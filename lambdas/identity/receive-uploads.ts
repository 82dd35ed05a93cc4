import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { type Log, logLines } from '#lambdas/runtime/log';

/** The part of the event of a file that arrived. */
const objectCreated = z.object({ detail: z.object({ object: z.object({ key: z.string() }) }) });

/**
 * Receives the files that the messages of a batch report, one after the other. A message that fails is delivered again; SQS moves it to the
 * dead-letter queue after five failures.
 *
 * @param receive  takes the file with a key out of quarantine; repeatable
 */
export function receiveUploads(receive: (key: string) => Promise<void>, log: Log) {
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const { body, messageId } of Records) {
      try {
        await receive(objectCreated.parse(JSON.parse(body)).detail.object.key);
      } catch (error) {
        log(logLines.uploadNotReceived, { error, messageId });
        batchItemFailures.push({ itemIdentifier: messageId });
      }
    }
    return { batchItemFailures };
  };
}
