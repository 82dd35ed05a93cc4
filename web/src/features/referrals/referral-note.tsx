import { Notice } from '#components/ui/notice';
import { RewardCopy } from './reward-copy';

/** Tells visitors with a referral link that it counts; renders nothing without one. */
export function ReferralNote({ code }: { code: string | null }) {
  if (code === null) return null;
  return (
    <Notice tone="info">
      <p className="font-bold">A friend invited you: {code}</p>
      <p>
        <RewardCopy /> The last invitation link you open before joining counts.
      </p>
    </Notice>
  );
}
