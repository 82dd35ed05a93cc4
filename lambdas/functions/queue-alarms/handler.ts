import { recordAlarms } from '#lambdas/alarms/record-alarms';
import { alarmDependencies } from './dependencies';

export const handler = recordAlarms(alarmDependencies());
