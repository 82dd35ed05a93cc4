import { Amount } from '#components/ui/amount';
import { Notice } from '#components/ui/notice';
import { Panel } from '#components/ui/panel';
import { coinsText } from './coins-text';
import { reasonLabel } from './referral-copy';
import type { Referrals } from './referrals-views';

/** The rewards of both sides and their conditions. */
export function TermsPanel({
  reward,
  playedNeeded,
  month,
  sweepsRefusedAs,
}: Pick<Referrals, 'reward' | 'playedNeeded' | 'month' | 'sweepsRefusedAs'>) {
  const refused = reasonLabel({ reason: sweepsRefusedAs });
  return (
    <Panel title="What you both get">
      <p className="invite-reward">
        <Amount coin="gold" value={reward.gold} />
        <span>and</span>
        <Amount coin="sweeps" value={reward.sweeps} />
        <span>for your friend, and the same for you</span>
      </p>
      <ol className="invite-steps">
        <li>Your friend joins through your link, or types your code here within seven days of joining.</li>
        <li>Their e-mail address and their identity are confirmed.</li>
        <li>{`They have played ${coinsText('sweeps', playedNeeded)} since they joined, in rounds that are over.`}</li>
      </ol>
      <p className="account-note">
        {`Then the coins come to both of you, and a notice with them. You are rewarded for at most ${month.of} friends a month; `}
        your friend gets theirs in any case. During a break, an exclusion, or while an account is to be
        deleted, that side’s reward waits. Sweeps Coins must be played once before they are redeemed.
      </p>
      {refused && (
        <Notice tone="info">
          <p className="font-bold">For now you would get the Gold Coins only.</p>
          <p>{refused}</p>
        </Notice>
      )}
    </Panel>
  );
}
