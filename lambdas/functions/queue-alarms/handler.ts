import { recordAlarms } from '#lambdas/alarms/record-alarms';
import { recordAlarmsDependencies } from './dependencies';

export const handler = recordAlarms(recordAlarmsDependencies());
