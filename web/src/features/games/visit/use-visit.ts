import { useState } from 'react';
import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Memory } from '../rounds/game-backend';
import { countRound, rememberVisit, resumeVisit } from './visit';

/** The visit of this player in this tab, and the function that counts a round into it. */
export function useVisit(player: string, memory: Memory) {
  const [visit, setVisit] = useState(() => resumeVisit(memory, player, Date.now()));

  function count(round: Round) {
    const counted = countRound(visit, round);
    rememberVisit(memory, counted);
    setVisit(counted);
  }

  return { visit, count };
}
