import type * as z from 'zod';
import type * as contract from '#contracts/referrals/routes';
import { mayBeCreditedSweeps } from '#domain/coins/gift';
import type { ResidencyRules } from '#domain/player/residency';
import { type Referral, type ReferralSide, stateFor } from '#domain/referrals/referral';
import { referralRules } from '#domain/referrals/referral-rules';
import type { Referrals } from './read-referrals';

type ReferralsAnswer = z.input<typeof contract.readReferrals.answer>;
type ReferralAnswer = z.input<typeof contract.acceptReferral.answer>['invitation'];

/** Serializes a player's referrals. */
export function referralsAnswer(found: Referrals, rules: ResidencyRules): ReferralsAnswer {
  const { open, at, code, month, invitation, bindableUntil, invitees } = found;
  const recipient = { play: open.play, isEmailVerified: open.isWelcomed };
  return {
    code,
    path: `/?referral=${code}`,
    reward: { gold: referralRules.gold, sweeps: referralRules.sweeps },
    playedNeeded: referralRules.playedSweeps,
    sweepsRefusedAs: mayBeCreditedSweeps(recipient, at, rules)?.code ?? null,
    month: { month: month.month, settled: month.settled, of: referralRules.mostAMonth },
    invitation: invitation ? referralAnswer(invitation, 'invitee') : null,
    bindableUntil: bindableUntil?.toISOString() ?? null,
    invitees: {
      items: invitees.referrals.map((each) => referralAnswer(each, 'referrer')),
      next: invitees.next,
    },
  };
}

/**
 * Serializes a referral for one side. Neither side learns what withholds the other's reward, which may be a break, and the referrer learns
 * nothing of the invitee's identity and stakes.
 */
export function referralAnswer(referral: Referral, side: ReferralSide): ReferralAnswer {
  const { id, joinedAt, progress } = referral;
  return {
    id,
    joinedAt: joinedAt.toISOString(),
    state: stateFor(referral, side),
    progress:
      side === 'invitee'
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
