import * as z from 'zod';
import { nameInStack } from './alarm-name';
import type { AlarmChange } from './stores/alarm-store';

/** The JSON of SNS, without raw message delivery: https://docs.aws.amazon.com/sns/latest/dg/http-notification-json.html */
const notification = z.object({
  Type: z.literal('Notification'),
  /** The same when SNS delivers the message again. */
  MessageId: z.string().min(1),
  Message: z.string(),
});

/** The fields of a CloudWatch alarm's notification that are recorded. */
const stateChange = z.object({
  AlarmName: z.string().min(1),
  AlarmDescription: z.string().nullish(),
  NewStateValue: z.enum(['ALARM', 'OK']),
  /** ISO 8601 with `+0000` as its offset. */
  StateChangeTime: z
    .string()
    .refine((text) => !Number.isNaN(Date.parse(text)), 'The time of the change is unreadable'),
});

/**
 * Reads a change of an alarm's state from a message of the queue.
 *
 * @throws Error for any other message
 */
export function readAlarmNotification(body: string): AlarmChange {
  const { MessageId, Message } = notification.parse(JSON.parse(body));
  const change = stateChange.parse(JSON.parse(Message));
  return {
    messageId: MessageId,
    fullName: change.AlarmName,
    name: nameInStack(change.AlarmName),
    meaning: change.AlarmDescription ?? '',
    state: change.NewStateValue,
    at: new Date(change.StateChangeTime),
  };
}
