import { Flame } from 'lucide-react';
import type { Quests } from './quests-views';

/** Consecutive days with a claimed quest. A broken streak has no cost, so the copy is not alarming. */
export function Streak({ quests: { streak, hasClaimedToday } }: { quests: Quests }) {
  return (
    <div className="quest-streak panel" data-lit={hasClaimedToday || undefined}>
      <Flame
        className={`flex-none ${hasClaimedToday ? 'text-win' : 'text-muted'}`}
        aria-hidden="true"
        size={28}
      />
      <p>
        <strong className="font-display text-2xl text-win tabular">
          {streak === 1 ? '1 day' : `${streak} days`}
        </strong>{' '}
        in a row
        <span className="block text-sm text-muted">{hintOf(streak, hasClaimedToday)}</span>
      </p>
    </div>
  );
}

function hintOf(streak: number, hasClaimedToday: boolean): string {
  if (hasClaimedToday) return 'Today counts. See you tomorrow.';
  return streak > 0
    ? 'Claim any of today’s quests to keep it going.'
    : 'Claim a quest today to start a streak.';
}
