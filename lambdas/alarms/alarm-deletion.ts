import * as z from 'zod';
import { nameInStack } from './alarm-name';
import type { AlarmChange } from './stores/alarm-store';

/**
 * The event of an alarm that was deleted, as far as it is read.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/cloudwatch-and-eventbridge.html
 */
const alarmDeletion = z.object({
  source: z.literal('aws.cloudwatch'),
  'detail-type': z.literal('CloudWatch Alarm Configuration Change'),
  detail: z.object({ alarmName: z.string().min(1), operation: z.literal('delete') }),
});

/**
 * Reads which alarm an event reports as deleted.
 *
 * @throws Error for any other event
 */
export function readAlarmDeletion(event: unknown): Pick<AlarmChange, 'fullName' | 'name'> {
  const { alarmName: fullName } = alarmDeletion.parse(event).detail;
  return { fullName, name: nameInStack(fullName) };
}
