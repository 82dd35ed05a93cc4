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
  const isReached = approvedCents >= payableFromCents;
  const text = isReached
    ? `${dollarLabel(approvedCents)} approved: payable with the next monthly payout.`
    : `${dollarLabel(approvedCents)} approved and ${dollarLabel(pendingCents)} pending, payable from ${dollarLabel(payableFromCents)} approved.`;
  return (
    <div className="grid gap-2">
      <progress
        className="payout-threshold"
        aria-label="Approved commission toward the payout threshold"
        max={payableFromCents}
        value={Math.min(Math.max(0, approvedCents), payableFromCents)}
      />
      <p className="text-sm">{text}</p>
    </div>
  );
}
