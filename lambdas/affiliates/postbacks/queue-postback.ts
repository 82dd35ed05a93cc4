import { newDelivery, type PostbackEvent } from '#domain/affiliates/postback';
import type { AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import type { PostbackStore } from '../stores/postback-store';

export type PostbackQueue = Pick<PostbackStore, 'add' | 'isApproved'>;

/**
 * The writes that queue a postback, in the transaction of what it reports, so that none is lost or sent for nothing. They fail once the
 * affiliate is not approved any more, so that none is added after the erasure of the account.
 *
 * @param event  null for nothing to report
 */
export function queuePostback(
  postbacks: PostbackQueue,
  { affiliate, event, now }: { affiliate: string; event: PostbackEvent | null; now: Date },
): AtomicWrite[] {
  return event ? [postbacks.isApproved(affiliate), postbacks.add(newDelivery(affiliate, event, now))] : [];
}
