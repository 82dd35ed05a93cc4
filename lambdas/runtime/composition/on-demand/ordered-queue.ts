import { createOrderedQueue, type OrderedQueue } from '../../aws/ordered-queue';
import { sqs } from '../../aws/sqs';

export function openOrderedQueue(url: string): OrderedQueue {
  return createOrderedQueue(sqs(), url);
}
