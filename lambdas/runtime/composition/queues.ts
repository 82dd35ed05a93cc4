import type { QueueSetting } from '../../../lib/function-settings';
import { atFirstCall } from '../at-first-call';
import type { DelayedQueue } from '../aws/delayed-queue';
import type { OrderedQueue } from '../aws/ordered-queue';
import { setting } from '../environment';

/** A FIFO queue for a function of which few requests send an event. */
export function orderedQueue(name: QueueSetting): OrderedQueue {
  const url = setting(name);
  return atFirstCall<OrderedQueue>(async () => {
    const { openOrderedQueue } = await import('./on-demand/ordered-queue');
    return openOrderedQueue(url);
  });
}

/** A queue with a delay, likewise. */
export function delayedQueue<Message extends object>(name: QueueSetting): DelayedQueue<Message> {
  const url = setting(name);
  return atFirstCall<DelayedQueue<Message>>(async () => {
    const { openDelayedQueue } = await import('./on-demand/delayed-queue');
    return openDelayedQueue<Message>(url);
  });
}
