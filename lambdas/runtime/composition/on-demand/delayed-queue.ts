import { createDelayedQueue, type DelayedQueue } from '../../aws/delayed-queue';
import { sqs } from '../../aws/sqs';

export function openDelayedQueue<Message extends object>(url: string): DelayedQueue<Message> {
  return createDelayedQueue(sqs(), url);
}
