import { ApiRefusal } from '#web/lib/api-refusal';
import { wordsFor } from '#web/lib/refusal-words';
import { coinsText } from './coins-text';
import type { Friend } from './referrals-views';

export const stateNames: Readonly<Record<Friend['state'], string>> = {
  joined: 'Joined',
  verified: 'Verified',
  playing: 'Playing',
  rewarded: 'Rewarded',
  refused: 'Not rewarded',
};

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** When a friend opened their account. */
export function joinedWords({ joinedAt }: Friend): string {
  return `joined ${dayFormat.format(new Date(joinedAt))}`;
}

/**
 * What there is left to do, or what became of it, in one sentence.
 *
 * @param who  the one who joined, at the beginning of a sentence
 */
export function standWords(friend: Friend, playedNeeded: number, who: 'Your friend' | 'You'): string {
  if (friend.reward) return rewardWords(friend.reward);
  if (friend.state === 'refused')
    return 'This month’s 20 were already paid, so there is none for this friend.';
  if (friend.reason) return 'Everything is done. Your reward waits for you:';
  const left = playedNeeded - friend.played;
  const verb = who === 'You' ? 'have' : 'has';
  if (left > 0 && friend.isVerified) return `${who} ${verb} ${coinsText('sweeps', left)} left to play.`;
  if (left > 0)
    return `${who} ${verb} ${coinsText('sweeps', left)} left to play, and an identity to confirm.`;
  return friend.isVerified
    ? 'Everything is done; the coins are on their way.'
    : `${who} ${verb} an identity left to confirm.`;
}

/** Why there are no Sweeps Coins in a reward, or why it waits; null for neither. */
export function reasonWords({ reason }: Pick<Friend, 'reason'>): string | null {
  if (reason === null || reason === 'referrals/month-full') return null;
  const { title, text } = wordsFor(new ApiRefusal({ status: 409, code: reason, message: reason }));
  return `${title} ${text}`;
}

function rewardWords({ gold, sweeps }: NonNullable<Friend['reward']>): string {
  const got = [coinsText('gold', gold), ...(sweeps > 0 ? [coinsText('sweeps', sweeps)] : [])].join(' and ');
  return sweeps > 0 ? `You got ${got}.` : `You got ${got}, without Sweeps Coins:`;
}
