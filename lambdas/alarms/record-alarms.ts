import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { type Log, logLines } from '#lambdas/runtime/log';
import { type AlarmMessage, readAlarmMessage } from './alarm-message';
import type { AlarmStore } from './stores/alarm-store';

export interface RecordAlarmsDependencies {
  readonly alarms: Pick<AlarmStore, 'record' | 'forget'>;
  readonly log: Log;
}

/**
 * Records the changes of alarms that a batch reports, and forgets the alarms that it reports as deleted: an active alarm that is deleted
 * never recovers. Messages come in any order, and more than once. SQS moves a message to the dead-letter queue after five failures.
 */
export function recordAlarms({ alarms, log }: RecordAlarmsDependencies) {
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const failed = await Promise.all(Records.map(failureOf));
    return { batchItemFailures: failed.flat() };
  };

  async function failureOf({ body, messageId }: SQSRecord): Promise<SQSBatchResponse['batchItemFailures']> {
    try {
      await apply(readAlarmMessage(body));
      return [];
    } catch (error) {
      log(logLines.alarmNotRecorded, { error, messageId });
      return [{ itemIdentifier: messageId }];
    }
  }

  function apply(message: AlarmMessage): Promise<void> {
    return 'change' in message ? alarms.record(message.change) : alarms.forget(message.deletion);
  }
}
