import { referralRules } from '#domain/referrals/referral-rules';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { messageFor } from '#web/lib/api/refusal-copy';
import { dayLabel } from '#web/lib/format/dates';
import { coinsText } from './coins-text';
import type { ReferralView } from './referrals-views';

export const stateNames: Readonly<Record<ReferralView['state'], string>> = {
  joined: 'Joined',
  verified: 'Verified',
  playing: 'Playing',
  started: 'In progress',
  rewarded: 'Rewarded',
  refused: 'Not rewarded',
};

/** When an invitee joined. */
export function joinedLabel({ joinedAt }: ReferralView): string {
  return `joined ${dayLabel(joinedAt)}`;
}

/** Copy for the remaining requirements or the outcome: in detail for the invitee, as a step for the referrer. */
export function progressLabel(invitee: ReferralView, playedNeeded: number): string {
  if (invitee.reward) return rewardLabel(invitee.reward);
  if (invitee.state === 'refused')
    return `You already reached this month’s ${referralRules.mostAMonth} rewards, so there is none for this friend.`;
  if (invitee.reason) return 'Every step is complete. Your reward is on hold:';
  return invitee.progress
    ? remainingLabel(invitee.progress, playedNeeded)
    : stepLabel(invitee.state, playedNeeded);
}

/** Why a reward has no Sweeps Coins or waits; null for neither. */
export function reasonLabel({ reason }: Pick<ReferralView, 'reason'>): string | null {
  if (reason === null || reason === 'referrals/month-full') return null;
  const { title, text } = messageFor(new ApiRefusal({ status: 409, code: reason, message: reason }));
  return `${title} ${text}`;
}

function remainingLabel(
  { played, isVerified }: NonNullable<ReferralView['progress']>,
  playedNeeded: number,
): string {
  const left = playedNeeded - played;
  if (left > 0)
    return `You have ${coinsText('sweeps', left)} left to play${isVerified ? '' : ' and still need to verify your identity'}.`;
  return isVerified
    ? 'Every step is complete. Your coins are on their way.'
    : 'You still need to verify your identity.';
}

function stepLabel(state: ReferralView['state'], playedNeeded: number): string {
  const needed = `${coinsText('sweeps', playedNeeded)} of play and a verified identity`;
  return state === 'started'
    ? `Your friend has started. The reward takes ${needed}.`
    : `Your friend has joined. The reward takes ${needed}.`;
}

function rewardLabel({ gold, sweeps }: NonNullable<ReferralView['reward']>): string {
  const got = [coinsText('gold', gold), ...(sweeps > 0 ? [coinsText('sweeps', sweeps)] : [])].join(' and ');
  return sweeps > 0 ? `You got ${got}.` : `You got ${got}, without Sweeps Coins:`;
}
