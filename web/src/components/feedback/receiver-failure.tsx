import { Notice } from '#components/ui/notice';
import { receiverRefusal } from '#web/lib/api/refusals/receiver-copy';
import { FailureNotice } from './failure-notice';

/** Explains to an admin why a prize cannot be confirmed or sent: the messages of the API address the player. */
export function ReceiverFailure({ failure }: { failure: unknown }) {
  const reason = receiverRefusal(failure);
  return reason === null ? <FailureNotice failure={failure} /> : <Notice tone="error">{reason}</Notice>;
}
