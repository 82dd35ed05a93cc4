import { useState } from 'react';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { createStore, type Followed } from '#web/lib/state/store';
import type { TabKey } from '#web/lib/storage/keys';
import type { Memory } from '#web/lib/storage/memory';
import { countRound, rememberVisit, resumeVisit, type Visit } from './visit';

/**
 * The visit of this player in this tab, and the function that counts a round into it. A store, so that a counted round renders only what
 * shows the statistics.
 */
export function useVisit(
  player: string,
  memory: Memory<TabKey>,
): { visit: Followed<Visit>; count: (round: Round) => void } {
  const [visit] = useState(() => createStore(resumeVisit(memory, player, Date.now())));

  function count(round: Round) {
    const counted = countRound(visit.read(), round);
    if (counted === visit.read()) return;
    visit.set(counted);
    rememberVisit(memory, counted);
  }

  return { visit, count };
}
