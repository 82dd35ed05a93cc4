import type { RecordAlarmsDependencies } from '#lambdas/alarms/record-alarms';
import { createAlarmStore } from '#lambdas/alarms/stores/alarm-store';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';

export function alarmDependencies(): RecordAlarmsDependencies {
  return {
    alarms: createAlarmStore(dynamoDb(), setting('METRICS_TABLE')),
    log: createLog('alarms'),
  };
}
