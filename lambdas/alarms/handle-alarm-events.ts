import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { readAlarmDeletion } from './alarm-deletion';
import { recordAlarms, type RecordAlarmsDependencies } from './record-alarms';
import type { AlarmStore } from './stores/alarm-store';

export interface AlarmEventDependencies extends RecordAlarmsDependencies {
  readonly alarms: Pick<AlarmStore, 'record' | 'forget'>;
}

/**
 * Records changes of alarms, which the queue delivers, and forgets an alarm that the event bus reports as deleted: an active alarm that is
 * deleted never recovers.
 *
 * @throws Error for an event that is neither
 */
export function handleAlarmEvents(dependencies: AlarmEventDependencies) {
  const record = recordAlarms(dependencies);
  return async (event: SQSEvent | object): Promise<SQSBatchResponse | undefined> => {
    if ('Records' in event) return record(event);
    await dependencies.alarms.forget(readAlarmDeletion(event));
    return undefined;
  };
}
