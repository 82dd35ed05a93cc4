import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { type Log, logLines } from '#lambdas/runtime/log';
import { inOrder } from './in-order';
import { readNoticeMessage } from './messages';
import { writeNotice, type WriteNoticeDependencies } from './write-notice';

export interface WriteNoticesDependencies extends WriteNoticeDependencies {
  readonly log: Log;
}

/** Writes the notices that a batch of events makes. What fails five times is set aside by the queue. */
export function writeNotices(dependencies: WriteNoticesDependencies) {
  return (event: SQSEvent): Promise<SQSBatchResponse> =>
    inOrder(event, async ({ body, messageId }) => {
      try {
        await writeNotice(dependencies, readNoticeMessage(body));
        return true;
      } catch (error) {
        dependencies.log(logLines.noticeFailed, { error, messageId });
        return false;
      }
    });
}
