import { referralRules } from '#domain/referrals/referral-rules';
import { coinsText } from './coins-text';

const { gold, sweeps, playedSweeps } = referralRules;

/** The rewards of both sides and their conditions, addressed to the invitee. */
export function RewardCopy() {
  return (
    <>
      {`You and your friend each get ${coinsText('gold', gold)} and ${coinsText('sweeps', sweeps)} once your identity is `}
      {`verified and you have played ${coinsText('sweeps', playedSweeps)}.`}
    </>
  );
}
