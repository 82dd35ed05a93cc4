import { handleAlarmEvents } from '#lambdas/alarms/handle-alarm-events';
import { alarmEventDependencies } from './dependencies';

export const handler = handleAlarmEvents(alarmEventDependencies());
