import { isGivenUp } from '#domain/coins/refund-failures';
import { instantLabel } from '#web/lib/format/dates';
import { dollarsLabel } from '#web/lib/format/numbers';
import type { AdminPlayer } from './admin-player';

type Refunded = Pick<AdminPlayer['purchases'][number], 'refundedCents' | 'refundDue' | 'refundGivenUp'>;

/** Returns what of a purchase was refunded, and whether money is still to be sent or could not be sent. */
export function refundLabel({ refundedCents, refundDue, refundGivenUp }: Refunded): string {
  if (refundGivenUp) {
    const { cents, settledAt } = refundGivenUp;
    const refused = `${dollarsLabel(cents)} not sent`;
    const failed = settledAt === null ? refused : `${refused}, settled ${instantLabel(settledAt)}`;
    return refundedCents === 0 ? failed : `${dollarsLabel(refundedCents)}, ${failed}`;
  }
  if (refundedCents === 0) return '–';
  const refunded = dollarsLabel(refundedCents);
  if (!refundDue) return refunded;
  const { cents, failures } = refundDue;
  const due = `${refunded}, ${dollarsLabel(cents)}`;
  if (failures === 0) return `${due} due`;
  if (isGivenUp({ failures })) return `${due} not sent: the bank did not accept it, so the coins go back`;
  return `${due} due again: the bank did not accept it (${failures === 1 ? 'once' : `${failures} times`})`;
}
