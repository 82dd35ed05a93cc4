import { ApiRefusal } from '#web/lib/api-refusal';
import { messageFor } from '#web/lib/refusal-copy';
import { coinsText } from './coins-text';
import type { ReferralView } from './referrals-views';

export const stateNames: Readonly<Record<ReferralView['state'], string>> = {
  joined: 'Joined',
  verified: 'Verified',
  playing: 'Playing',
  started: 'On the way',
  rewarded: 'Rewarded',
  refused: 'Not rewarded',
};

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** When an invitee joined. */
export function joinedLabel({ joinedAt }: ReferralView): string {
  return `joined ${dayFormat.format(new Date(joinedAt))}`;
}

/** Copy for the remaining requirements or the outcome: in detail for the invitee, as a step for the referrer. */
export function standLabel(invitee: ReferralView, playedNeeded: number): string {
  if (invitee.reward) return rewardLabel(invitee.reward);
  if (invitee.state === 'refused')
    return 'This month’s 20 were already paid, so there is none for this friend.';
  if (invitee.reason) return 'Everything is done. Your reward waits for you:';
  return invitee.progress ? ownLabel(invitee.progress, playedNeeded) : stepLabel(invitee.state, playedNeeded);
}

/** Why a reward has no Sweeps Coins or waits; null for neither. */
export function reasonLabel({ reason }: Pick<ReferralView, 'reason'>): string | null {
  if (reason === null || reason === 'referrals/month-full') return null;
  const { title, text } = messageFor(new ApiRefusal({ status: 409, code: reason, message: reason }));
  return `${title} ${text}`;
}

function ownLabel(
  { played, isVerified }: NonNullable<ReferralView['progress']>,
  playedNeeded: number,
): string {
  const left = playedNeeded - played;
  if (left > 0)
    return `You have ${coinsText('sweeps', left)} left to play${isVerified ? '' : ', and an identity to confirm'}.`;
  return isVerified
    ? 'Everything is done; the coins are on their way.'
    : 'You have an identity left to confirm.';
}

function stepLabel(state: ReferralView['state'], playedNeeded: number): string {
  const needed = `${coinsText('sweeps', playedNeeded)} of play and a confirmed identity`;
  return state === 'started'
    ? `Your friend is on the way. It takes ${needed}.`
    : `Your friend has joined. It takes ${needed}.`;
}

function rewardLabel({ gold, sweeps }: NonNullable<ReferralView['reward']>): string {
  const got = [coinsText('gold', gold), ...(sweeps > 0 ? [coinsText('sweeps', sweeps)] : [])].join(' and ');
  return sweeps > 0 ? `You got ${got}.` : `You got ${got}, without Sweeps Coins:`;
}
