import * as z from 'zod';
import type { AlarmDeletion } from './stores/alarm-store';

/**
 * The event of an alarm that was deleted, as far as it is read.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/cloudwatch-and-eventbridge.html
 */
const alarmDeletion = z.object({
  source: z.literal('aws.cloudwatch'),
  'detail-type': z.literal('CloudWatch Alarm Configuration Change'),
  /** ISO 8601 with whole seconds. */
  time: z.iso.datetime(),
  detail: z.object({ alarmName: z.string().min(1), operation: z.literal('delete') }),
});

/**
 * Reads which alarm an event reports as deleted.
 *
 * @throws Error for any other event
 */
export function readAlarmDeletion(event: unknown): AlarmDeletion {
  const { detail, time } = alarmDeletion.parse(event);
  return { fullName: detail.alarmName, at: new Date(time) };
}
