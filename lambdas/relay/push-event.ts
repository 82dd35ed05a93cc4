import type { QueuedEvent } from '#lambdas/runtime/aws/ordered-queue';
import type { PushMessage } from './push-message';

/** A queued event with a message that push understands. */
export interface PushEvent extends QueuedEvent {
  readonly message: PushMessage;
}
