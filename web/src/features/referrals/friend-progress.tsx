import { Check, Circle } from 'lucide-react';
import { Badge } from '#components/ui/badge';
import { coinsText } from './coins-text';
import { joinedWords, reasonWords, standWords, stateNames } from './friend-words';
import type { Friend } from './referrals-views';

/** How far one invitation has come, for the one who made it or the one who took it. */
export function FriendProgress({
  friend,
  playedNeeded,
  name,
  who,
}: {
  friend: Friend;
  playedNeeded: number;
  name: string;
  who: 'Your friend' | 'You';
}) {
  const reason = reasonWords(friend);
  const Verified = friend.isVerified ? Check : Circle;
  return (
    <div className="friend" data-state={friend.state}>
      <p className="friend-head">
        <span className="friend-name">{name}</span>
        <span className="friend-joined">{joinedWords(friend)}</span>
        <Badge tone={friend.state === 'rewarded' ? 'success' : 'neutral'}>{stateNames[friend.state]}</Badge>
      </p>
      <p className="friend-step" data-done={friend.isVerified || undefined}>
        <Verified aria-hidden="true" size={16} />
        {friend.isVerified ? 'Identity confirmed' : 'Identity not confirmed yet'}
      </p>
      <div className="friend-played">
        <div
          className="friend-bar"
          role="progressbar"
          aria-label={`Played by ${name}`}
          aria-valuemin={0}
          aria-valuemax={playedNeeded}
          aria-valuenow={friend.played}
          aria-valuetext={`${coinsText('sweeps', friend.played)} of ${coinsText('sweeps', playedNeeded)}`}
        >
          <span
            className="friend-bar-fill"
            style={{ inlineSize: `${(100 * friend.played) / playedNeeded}%` }}
          />
        </div>
        <span className="friend-count" aria-hidden="true">
          {`${coinsText('sweeps', friend.played)} of ${coinsText('sweeps', playedNeeded)}`}
        </span>
      </div>
      <p className="account-note">
        {standWords(friend, playedNeeded, who)}
        {reason && ` ${reason}`}
      </p>
    </div>
  );
}
