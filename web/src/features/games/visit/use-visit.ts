import { useRef, useState } from 'react';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { whenIdle } from '#web/lib/page/turns';
import type { TabKey } from '#web/lib/storage/keys';
import type { Memory } from '#web/lib/storage/memory';
import { countRound, rememberVisit, resumeVisit } from './visit';

/** The statistics change this long after a result at the latest. */
const shownWithinMs = 500;

/**
 * The visit of this player in this tab, and the function that counts a round into it. The count is remembered at once and shown when the
 * browser is idle, since the frames of a result have enough to draw.
 */
export function useVisit(player: string, memory: Memory<TabKey>) {
  const [visit, setVisit] = useState(() => resumeVisit(memory, player, Date.now()));
  const newest = useRef(visit);

  function count(round: Round) {
    const counted = countRound(newest.current, round);
    if (counted === newest.current) return;
    newest.current = counted;
    rememberVisit(memory, counted);
    whenIdle(() => setVisit(counted), shownWithinMs);
  }

  return { visit, count };
}
