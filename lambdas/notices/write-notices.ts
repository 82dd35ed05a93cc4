import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { type Log, logLines } from '#lambdas/runtime/log';
import { processInOrder } from '#lambdas/runtime/process-in-order';
import { readNoticeMessage } from './messages';
import { writeNotice, type WriteNoticeDependencies } from './write-notice';

export interface WriteNoticesDependencies extends WriteNoticeDependencies {
  readonly log: Log;
}

/** Writes the notices of a batch of events. SQS moves a message to the dead-letter queue after five failures. */
export function writeNotices(dependencies: WriteNoticesDependencies) {
  return (event: SQSEvent): Promise<SQSBatchResponse> =>
    processInOrder(event, async ({ body, messageId }) => {
      try {
        await writeNotice(dependencies, readNoticeMessage(body));
        return true;
      } catch (error) {
        dependencies.log(logLines.noticeFailed, { error, messageId });
        return false;
      }
    });
}
