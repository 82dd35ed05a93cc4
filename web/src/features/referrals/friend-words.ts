import { ApiRefusal } from '#web/lib/api-refusal';
import { wordsFor } from '#web/lib/refusal-words';
import { coinsText } from './coins-text';
import type { Friend } from './referrals-views';

export const stateNames: Readonly<Record<Friend['state'], string>> = {
  joined: 'Joined',
  verified: 'Verified',
  playing: 'Playing',
  started: 'On the way',
  rewarded: 'Rewarded',
  refused: 'Not rewarded',
};

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** When a friend opened their account. */
export function joinedWords({ joinedAt }: Friend): string {
  return `joined ${dayFormat.format(new Date(joinedAt))}`;
}

/** What there is left to do, or what became of it: to a friend in detail, to whoever invited them as a step. */
export function standWords(friend: Friend, playedNeeded: number): string {
  if (friend.reward) return rewardWords(friend.reward);
  if (friend.state === 'refused')
    return 'This month’s 20 were already paid, so there is none for this friend.';
  if (friend.reason) return 'Everything is done. Your reward waits for you:';
  return friend.progress ? ownWords(friend.progress, playedNeeded) : stepWords(friend.state, playedNeeded);
}

/** Why there are no Sweeps Coins in a reward, or why it waits; null for neither. */
export function reasonWords({ reason }: Pick<Friend, 'reason'>): string | null {
  if (reason === null || reason === 'referrals/month-full') return null;
  const { title, text } = wordsFor(new ApiRefusal({ status: 409, code: reason, message: reason }));
  return `${title} ${text}`;
}

function ownWords({ played, isVerified }: NonNullable<Friend['progress']>, playedNeeded: number): string {
  const left = playedNeeded - played;
  if (left > 0)
    return `You have ${coinsText('sweeps', left)} left to play${isVerified ? '' : ', and an identity to confirm'}.`;
  return isVerified
    ? 'Everything is done; the coins are on their way.'
    : 'You have an identity left to confirm.';
}

function stepWords(state: Friend['state'], playedNeeded: number): string {
  const needed = `${coinsText('sweeps', playedNeeded)} of play and a confirmed identity`;
  return state === 'started'
    ? `Your friend is on the way. It takes ${needed}.`
    : `Your friend has joined. It takes ${needed}.`;
}

function rewardWords({ gold, sweeps }: NonNullable<Friend['reward']>): string {
  const got = [coinsText('gold', gold), ...(sweeps > 0 ? [coinsText('sweeps', sweeps)] : [])].join(' and ');
  return sweeps > 0 ? `You got ${got}.` : `You got ${got}, without Sweeps Coins:`;
}
