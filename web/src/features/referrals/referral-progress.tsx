import { Check, Circle } from 'lucide-react';
import { Badge } from '#components/ui/badge';
import { Note } from '#components/ui/note';
import { coinsText } from './coins-text';
import { joinedLabel, reasonLabel, progressLabel, stateNames } from './referral-copy';
import type { ReferralView } from './referrals-views';

/** The progress of one referral, for the referrer or the invitee. */
export function ReferralProgress({
  invitee,
  playedNeeded,
  name,
}: {
  invitee: ReferralView;
  playedNeeded: number;
  name: string;
}) {
  const reason = reasonLabel(invitee);
  return (
    <div className="friend grid gap-2" data-state={invitee.state}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-bold">{name}</span>
        <span className="flex-1 text-sm text-muted">{joinedLabel(invitee)}</span>
        <Badge tone={invitee.state === 'rewarded' ? 'success' : 'neutral'}>{stateNames[invitee.state]}</Badge>
      </p>
      {invitee.progress && <OwnProgress {...invitee.progress} playedNeeded={playedNeeded} />}
      <Note>
        {progressLabel(invitee, playedNeeded)}
        {reason && ` ${reason}`}
      </Note>
    </div>
  );
}

/** The invitee's own progress. */
function OwnProgress({
  isVerified,
  played,
  playedNeeded,
}: NonNullable<ReferralView['progress']> & { playedNeeded: number }) {
  const Verified = isVerified ? Check : Circle;
  const playedText = `${coinsText('sweeps', played)} of ${coinsText('sweeps', playedNeeded)}`;
  return (
    <>
      <p className="friend-step" data-done={isVerified || undefined}>
        <Verified aria-hidden="true" size={16} />
        {isVerified ? 'Identity verified' : 'Identity not verified yet'}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div
          className="friend-bar"
          role="progressbar"
          aria-label="Played so far"
          aria-valuemin={0}
          aria-valuemax={playedNeeded}
          aria-valuenow={played}
          aria-valuetext={playedText}
        >
          <span className="friend-bar-fill" style={{ inlineSize: `${(100 * played) / playedNeeded}%` }} />
        </div>
        <span className="text-sm font-bold tabular" aria-hidden="true">
          {playedText}
        </span>
      </div>
    </>
  );
}
