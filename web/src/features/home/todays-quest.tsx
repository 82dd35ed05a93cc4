import { Compass } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button';
import { paths } from '#web/lib/paths';
import { playFabOps } from '#web/lib/play-fab-ops';
import type { GetAnswer } from '#web/lib/play-fab-ops-types';
import { onPlayerUpdate } from '#web/lib/player-updates';
import './todays-quest.css';

type Quest = GetAnswer<'/quests'>['quests'][number];

/**
 * The player's quest of the day that is closest to completion.
 *
 * @param otherwise  shown while it loads, when nothing is left today, and when quests cannot be read
 */
export default function TodaysQuest({ otherwise }: { otherwise: ReactNode }) {
  const [quest, setQuest] = useState<Quest | null>(null);

  useEffect(() => {
    const read = () =>
      void playFabOps.get('/quests').then(
        ({ quests }) => setQuest(nearest(quests)),
        () => undefined,
      );
    read();
    return onPlayerUpdate('quests', { onUpdate: read, onMissed: read });
  }, []);

  if (!quest) return otherwise;
  const { title, text, goal, progress, state } = quest;
  return (
    <article className="todays-quest surface" aria-labelledby="todays-quest-title">
      <h2 id="todays-quest-title" className="todays-game-title">
        <Compass aria-hidden="true" size={18} />
        Today’s quest
      </h2>
      <p className="font-display text-xl font-bold">{title}</p>
      <p className="text-sm text-muted tabular">{text}</p>
      <progress
        className="todays-quest-bar appearance-none rounded-full bg-field block-3 border-strong inline-full"
        max={goal}
        value={progress}
        aria-label={`Progress of ${title}`}
      />
      <p className="text-sm text-muted tabular">{`${progress} of ${goal}`}</p>
      <Link className={buttonClass({ className: 'mbs-2' })} to={paths.quests}>
        {state === 'completed' ? 'Claim reward' : 'All quests'}
      </Link>
    </article>
  );
}

/** Returns a claimable quest first, then the most complete one; null if all of today are claimed or locked. */
function nearest(quests: readonly Quest[]): Quest | null {
  const ofDay = quests.filter(({ period }) => period === 'day');
  const shareOf = ({ progress, goal }: Quest) => progress / goal;
  const [best] = ofDay
    .filter(({ state }) => state === 'completed' || state === 'active')
    .sort((left, right) => shareOf(right) - shareOf(left));
  return best ?? null;
}
