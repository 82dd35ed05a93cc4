import { Amount } from '#components/ui/amount';
import { Note } from '#components/ui/note';
import { Notice } from '#components/ui/notice';
import { Panel } from '#components/ui/panel';
import { referralRules } from '#domain/referrals/referral-rules';
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
      <p className="flex flex-wrap items-center gap-2 font-bold">
        <Amount coin="gold" value={reward.gold} />
        <span>and</span>
        <Amount coin="sweeps" value={reward.sweeps} />
        <span>for your friend, and the same for you</span>
      </p>
      <ol className="invite-steps">
        <li>{`Your friend joins through your link, or adds your code here within ${referralRules.bindWithinDays} days of joining.`}</li>
        <li>Their email address and identity are verified.</li>
        <li>{`They play ${coinsText('sweeps', playedNeeded)} after joining, in finished rounds.`}</li>
      </ol>
      <Note>
        {`Then you both get the coins and a notification. You are rewarded for up to ${month.of} friends a month; `}
        your friend gets theirs in any case. During a break, a self-exclusion, or a pending account deletion,
        that person’s reward is on hold. Sweeps Coins must be played once before they can be redeemed.
      </Note>
      {refused && (
        <Notice tone="info">
          <p className="font-bold">For now, you would get Gold Coins only.</p>
          <p>{refused}</p>
        </Notice>
      )}
    </Panel>
  );
}
