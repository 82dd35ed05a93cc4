import * as z from 'zod';
import { readAlarmDeletion } from './alarm-deletion';
import { readAlarmNotification } from './alarm-notification';
import type { AlarmChange, AlarmDeletion } from './stores/alarm-store';

export type AlarmMessage = { readonly change: AlarmChange } | { readonly deletion: AlarmDeletion };

/** What every event of EventBridge has, and a notification of SNS lacks. */
const busEvent = z.looseObject({ 'detail-type': z.string() });

/**
 * Reads a message of the queue, which the alarms' topic and the rule for deleted alarms send to.
 *
 * @throws Error for any other message
 */
export function readAlarmMessage(body: string): AlarmMessage {
  const event = busEvent.safeParse(JSON.parse(body));
  return event.success
    ? { deletion: readAlarmDeletion(event.data) }
    : { change: readAlarmNotification(body) };
}
