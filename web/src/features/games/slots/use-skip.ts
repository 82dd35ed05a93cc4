import { useState } from 'react';
import type { useSlotRounds } from './rounds/use-slot-rounds';
import { skippable } from './skippable';

/** What can be ended early on the table. */
export interface Show {
  readonly isRunning: boolean;
  readonly skip: () => void;
}

/**
 * Skips what runs on the table of a slot machine: the reels, a win, respins, a stage of free spins. The next round still waits for its cycle.
 *
 * @param shows  presentations of the win on show
 */
export function useSkip(
  { state, moment, advance, skipRespins }: ReturnType<typeof useSlotRounds>,
  shows: readonly Show[],
) {
  const { feature } = moment;
  const running = shows.filter(({ isRunning }) => isRunning);
  // Before its answer, a round has the number of the presentation that it will get.
  const presentation = state.presentations + (state.phase === 'requesting' ? 1 : 0);
  const spin = `${presentation}/${feature?.spin ?? 0}`;
  const [hurriedSpin, setHurriedSpin] = useState<string | null>(null);
  const found = skippable(moment, running.length > 0);

  const skips = {
    reels: () => setHurriedSpin(spin),
    win: () => running.forEach(({ skip }) => skip()),
    respins: () => feature && skipRespins(feature),
    stage: () => feature && advance(feature),
  };
  return {
    /** Whether the reels stop at once. */
    isHurried: hurriedSpin === spin,
    /** Null while nothing can be skipped. */
    skip: found && skips[found],
  };
}
