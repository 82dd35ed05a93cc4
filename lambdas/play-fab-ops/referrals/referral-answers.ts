import type * as z from 'zod';
import { mayBeCreditedSweeps } from '#domain/coins/gift';
import type { StandingRules } from '#domain/player/standing';
import { type Referral, type ReferralSide, stateFor } from '#domain/referrals/referral';
import { referralRules } from '#domain/referrals/referral-rules';
import type * as contract from './contracts';
import type { Referrals } from './read-referrals';

type ReferralsAnswer = z.input<typeof contract.readReferrals.answer>;
type ReferralAnswer = z.input<typeof contract.bindFriend.answer>['invitation'];

/** Words how a player stands with friends. */
export function referralsAnswer(found: Referrals, rules: StandingRules): ReferralsAnswer {
  const { open, at, code, month, invitation, bindableUntil, friends } = found;
  const recipient = { play: open.play, isEmailVerified: open.isWelcomed };
  return {
    code,
    path: `/?friend=${code}`,
    reward: { gold: referralRules.gold, sweeps: referralRules.sweeps },
    playedNeeded: referralRules.playedSweeps,
    sweepsRefusedAs: mayBeCreditedSweeps(recipient, at, rules)?.code ?? null,
    month: { month: month.month, settled: month.settled, of: referralRules.mostAMonth },
    invitation: invitation ? referralAnswer(invitation, 'friend') : null,
    bindableUntil: bindableUntil?.toISOString() ?? null,
    friends: {
      items: friends.referrals.map((each) => referralAnswer(each, 'referrer')),
      next: friends.next,
    },
  };
}

/**
 * Words a referral for one side: neither hears what keeps the other from a reward, which may be a break, and the referrer nothing of the
 * friend's identity and stakes.
 */
export function referralAnswer(referral: Referral, side: ReferralSide): ReferralAnswer {
  const { id, joinedAt, progress } = referral;
  return {
    ...{ id, joinedAt: joinedAt.toISOString(), state: stateFor(referral, side) },
    progress:
      side === 'friend'
        ? {
            isVerified: progress.isVerified,
            played: Math.min(progress.played, referralRules.playedSweeps),
          }
        : null,
    ...outcomeOf(referral, side),
  };
}

function outcomeOf({ parts }: Referral, side: ReferralSide): Pick<ReferralAnswer, 'reward' | 'reason'> {
  const part = parts[side];
  if (part.state === 'waiting') return { reward: null, reason: part.reason };
  if (part.state === 'refused') return { reward: null, reason: 'referrals/month-full' };
  const { gold, sweeps } = referralRules;
  const { sweepsRefusedAs } = part;
  return { reward: { gold, sweeps: sweepsRefusedAs ? 0 : sweeps }, reason: sweepsRefusedAs };
}
