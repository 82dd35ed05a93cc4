import type { AlarmEventDependencies } from '#lambdas/alarms/handle-alarm-events';
import { createAlarmStore } from '#lambdas/alarms/stores/alarm-store';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';

export function alarmEventDependencies(): AlarmEventDependencies {
  return {
    alarms: createAlarmStore(dynamoDb(), setting('METRICS_TABLE')),
    log: createLog('alarms'),
  };
}
