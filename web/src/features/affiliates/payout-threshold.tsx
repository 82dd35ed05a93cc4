import { programRules } from '#domain/affiliates/affiliate-rules';
import { dollarLabel } from './affiliate-copy';

const { payableFromCents } = programRules;

/** How much of the payout threshold the approved commission has reached, and what is still pending. */
export function PayoutThreshold({
  approvedCents,
  pendingCents,
}: {
  approvedCents: number;
  pendingCents: number;
}) {
  // Deductions after a payout may exceed what is approved; they are listed below.
  const reachedCents = Math.max(0, approvedCents);
  const isReached = approvedCents >= payableFromCents;
  const text = isReached
    ? `${dollarLabel(approvedCents)} approved: payable with the next monthly payout.`
    : `${dollarLabel(reachedCents)} approved and ${dollarLabel(pendingCents)} pending, payable from ${dollarLabel(payableFromCents)} approved.`;
  return (
    <div className="grid gap-2">
      <progress
        className="block-3 inline-full"
        aria-label="Approved commission toward the payout threshold"
        max={payableFromCents}
        value={Math.min(reachedCents, payableFromCents)}
      />
      <p className="text-sm">{text}</p>
    </div>
  );
}
