import { detailsOf } from '#web/lib/api/api-refusal';
import { messageFor } from '#web/lib/api/refusal-copy';
import { receiverRefusal } from '#web/lib/api/refusals/receiver-copy';
import { statusLabels } from '#web/lib/shop/order-status-copy';

/** Says in one sentence why the step of an order was not taken. */
export function explainFailure(failure: unknown): string {
  const refused = detailsOf(failure, 'orders/step-refused');
  if (refused) return `It is ${statusLabels[refused.from].toLowerCase()} already.`;
  return receiverRefusal(failure) ?? messageFor(failure).title;
}
