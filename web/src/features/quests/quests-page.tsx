import { useState } from 'react';
import { QuestCard } from './quest-card';
import { QuestHistory } from './quest-history';
import { QuestNotices } from './quest-notices';
import type { Quest, Quests } from './quests-views';
import { ResetCountdown } from './reset-countdown';
import { Streak } from './streak';
import { useLiveQuests } from './use-live-quests';

/** Daily and weekly quests, claimable quests and the history. */
export function QuestsPage({ loaded }: { loaded: Quests }) {
  const { quests, refresh, show } = useLiveQuests(loaded);
  const isOf = (period: Quest['period']) => (quest: Quest) => quest.period === period;
  const onClaimed = (quest: Quest) => {
    show(quest);
    refresh();
  };
  // A late claim leaves the waiting list before its coins have arrived, so it stays visible until the page is left.
  const [claimedLate, setClaimedLate] = useState<readonly Quest[]>([]);
  const isLate = ({ id }: Quest) => claimedLate.some((each) => each.id === id);
  const waiting = [...quests.waiting.filter((quest) => !isLate(quest)), ...claimedLate];
  const cards = (some: readonly Quest[], onEach = onClaimed) => (
    <ul className={`quest-cards grid gap-4 ${some.every(isOf('week')) ? 'quest-cards-week' : ''}`}>
      {some.map((quest) => (
        <li key={quest.id}>
          <QuestCard quest={quest} withSweeps={quests.sweepsRefusedAs === null} onClaimed={onEach} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Streak quests={quests} />
      <QuestNotices quests={quests} />
      {waiting.length > 0 && (
        <section className="grid gap-4" aria-labelledby="quests-waiting">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h2 id="quests-waiting" className="text-2xl font-bold">
              Ready to claim
            </h2>
          </div>
          {cards(waiting, (quest) => {
            setClaimedLate((before) => [...before, quest]);
            onClaimed(quest);
          })}
        </section>
      )}
      <section className="grid gap-4" aria-labelledby="quests-today">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 id="quests-today" className="text-2xl font-bold">
            Today
          </h2>
          <ResetCountdown what="New quests in" at={quests.resetsAt} onOver={refresh} />
        </div>
        {cards(quests.quests.filter(isOf('day')))}
      </section>
      <section className="grid gap-4" aria-labelledby="quests-week">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 id="quests-week" className="text-2xl font-bold">
            This week
          </h2>
          <ResetCountdown what="Ends in" at={quests.weekResetsAt} onOver={refresh} />
        </div>
        {cards(quests.quests.filter(isOf('week')))}
      </section>
      <section className="grid gap-4" aria-labelledby="quests-past">
        <h2 id="quests-past" className="text-2xl font-bold">
          Past weeks
        </h2>
        <QuestHistory history={quests.history} />
      </section>
    </>
  );
}
