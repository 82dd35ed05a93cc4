import { Check, Minus } from 'lucide-react';
import { shortWeekdayLabel } from '#web/lib/format/dates';
import type { PastPeriod, Quest } from './quests-views';

/** Quests of the last weeks, newest first. */
export function QuestHistory({ history }: { history: readonly PastPeriod[] }) {
  if (history.length === 0)
    return <p className="text-muted max-inline-lead">No past quests yet. Check back tomorrow.</p>;
  return (
    <ol className="quest-past">
      {history.map((period) => (
        <li key={`${period.period} ${period.startsOn}`} className="grid gap-2 pbe-3 border-be-line">
          <h3 className="font-text text-sm font-bold">
            {period.period === 'week' ? 'Week of ' : ''}
            <time dateTime={period.startsOn}>{shortWeekdayLabel(period.startsOn, { timeZone: 'UTC' })}</time>
          </h3>
          <ul className="grid gap-1">
            {period.quests.map((quest) => (
              <PastQuest key={quest.id} quest={quest} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function PastQuest({ quest: { title, state, progress, goal } }: { quest: Quest }) {
  const isClaimed = state === 'claimed';
  return (
    <li className="quest-past-quest" data-state={state}>
      {isClaimed ? <Check aria-hidden="true" size={16} /> : <Minus aria-hidden="true" size={16} />}
      <span>{title}</span>
      <span className="tabular">
        {isClaimed ? 'claimed' : state === 'completed' ? 'ready to claim above' : `${progress} of ${goal}`}
      </span>
    </li>
  );
}
