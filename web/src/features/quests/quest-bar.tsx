import type { Quest } from './quests-views';

/** The progress of a quest, animated on live updates. */
export function QuestBar({ quest: { title, goal, progress } }: { quest: Quest }) {
  return (
    <div className="quest-progress">
      <div
        className="overflow-clip rounded-full bg-field block-3 border-strong"
        role="progressbar"
        aria-label={`Progress of ${title}`}
        aria-valuemin={0}
        aria-valuemax={goal}
        aria-valuenow={progress}
        aria-valuetext={`${progress} of ${goal}`}
      >
        <span className="quest-bar-fill" style={{ inlineSize: `${(100 * progress) / goal}%` }} />
      </div>
      <span className="text-sm font-bold tabular" aria-hidden="true">
        {progress} / {goal}
      </span>
    </div>
  );
}
