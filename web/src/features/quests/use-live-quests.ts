import { useCallback, useEffect, useState } from 'react';
import { playFabOps } from '#web/lib/play-fab-ops';
import { onPlayerUpdate } from '#web/lib/player-updates';
import type { Quest, Quests } from './quests-views';
import { readLatest } from './read-latest';

/** Quests that move by themselves while their player plays in another tab or on another device. */
interface LiveQuests {
  readonly quests: Quests;
  /** Reads them again, as when a day is over. */
  readonly refresh: () => void;
  /** Shows a quest as an answer told it, before everything is read again. */
  readonly show: (quest: Quest) => void;
}

/**
 * Keeps quests up to date: they are read again whenever they are told to have moved, and when the page is come back to.
 *
 * @param loaded  as they came with the page
 */
export function useLiveQuests(loaded: Quests): LiveQuests {
  const [quests, setQuests] = useState(loaded);
  const [refresh] = useState(() => readLatest(() => playFabOps.get('/quests'), setQuests));

  useEffect(() => onPlayerUpdate('quests', { told: refresh, missed: refresh }), [refresh]);
  useEffect(() => {
    const readWhenSeen = () => void (document.visibilityState === 'visible' && refresh());
    document.addEventListener('visibilitychange', readWhenSeen);
    return () => document.removeEventListener('visibilitychange', readWhenSeen);
  }, [refresh]);

  const show = useCallback((quest: Quest) => setQuests((known) => withQuest(known, quest)), []);
  return { quests, refresh, show };
}

/** The same quests with one of them as it is now, wherever it is listed. */
export function withQuest(known: Quests, quest: Quest): Quests {
  const replaced = (all: readonly Quest[]) => all.map((each) => (each.id === quest.id ? quest : each));
  return {
    ...known,
    quests: replaced(known.quests),
    waiting: replaced(known.waiting),
    history: known.history.map((period) => ({ ...period, quests: replaced(period.quests) })),
  };
}
