import { referralRules } from '#domain/referrals/referral-rules';
import { coinsText } from './coins-text';

const { gold, sweeps, playedSweeps } = referralRules;

/** What both sides get, and when, said to the one who joins. */
export function RewardCopy() {
  return (
    <>
      {`You and your friend each get ${coinsText('gold', gold)} and ${coinsText('sweeps', sweeps)} once your identity is `}
      {`confirmed and you have played ${coinsText('sweeps', playedSweeps)}.`}
    </>
  );
}
