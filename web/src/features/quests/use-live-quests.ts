import { useCallback, useEffect, useState } from 'react';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { readLatest } from '#web/lib/api/read-latest';
import { onPlayerUpdate } from '#web/lib/live/player-updates';
import type { Quest, Quests } from './quests-views';

/** Quests with live updates from other tabs and devices. */
interface LiveQuests {
  readonly quests: Quests;
  /** Reloads the quests, for example at the end of a day. */
  readonly refresh: () => void;
  /** Shows a quest from a response before everything is reloaded. */
  readonly show: (quest: Quest) => void;
}

/**
 * Keeps quests up to date: they reload after live updates and when the page becomes visible.
 *
 * @param loaded  the quests from the loader
 */
export function useLiveQuests(loaded: Quests): LiveQuests {
  const [quests, setQuests] = useState(loaded);
  const [refresh] = useState(() => readLatest(() => playFabOps.get('/quests'), setQuests));

  useEffect(() => onPlayerUpdate('quests', { onUpdate: refresh, onMissed: refresh }), [refresh]);
  useEffect(() => {
    const readWhenSeen = () => void (document.visibilityState === 'visible' && refresh());
    document.addEventListener('visibilitychange', readWhenSeen);
    return () => document.removeEventListener('visibilitychange', readWhenSeen);
  }, [refresh]);

  const show = useCallback((quest: Quest) => setQuests((known) => withQuest(known, quest)), []);
  return { quests, refresh, show };
}

/** Returns the quests with one of them replaced wherever it is listed. */
export function withQuest(known: Quests, quest: Quest): Quests {
  const replaced = (all: readonly Quest[]) => all.map((each) => (each.id === quest.id ? quest : each));
  return {
    ...known,
    quests: replaced(known.quests),
    waiting: replaced(known.waiting),
    history: known.history.map((period) => ({ ...period, quests: replaced(period.quests) })),
  };
}
