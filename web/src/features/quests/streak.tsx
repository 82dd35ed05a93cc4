import { Flame } from 'lucide-react';
import type { Quests } from './quests-views';

/** Consecutive days with a claimed quest. A broken streak has no cost, so the copy is not alarming. */
export function Streak({ quests: { streak, hasClaimedToday } }: { quests: Quests }) {
  return (
    <div className="quest-streak surface" data-lit={hasClaimedToday || undefined}>
      <Flame aria-hidden="true" size={28} />
      <p>
        <strong className="quest-streak-days">{streak === 1 ? '1 day' : `${streak} days`}</strong> in a row
        <span className="quest-streak-hint">{hintOf(streak, hasClaimedToday)}</span>
      </p>
    </div>
  );
}

function hintOf(streak: number, hasClaimedToday: boolean): string {
  if (hasClaimedToday) return 'Today counts already. See you tomorrow.';
  return streak > 0 ? 'Claim any quest of today to go on.' : 'Claim a quest today and it begins.';
}
