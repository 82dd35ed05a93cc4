import { useEffect, useMemo, useState } from 'react';
import type { SlotMachine } from '#domain/games/slots/machine';
import type { ReelsAt } from '../reels-at';
import type { ShownSpin } from '../rounds/shown-spin';
import { expandedReels } from './expanded-reels';
import { isFilled, type SpinOnReels } from './spin-on-reels';

/** How long wilds take to fill their reels, with a moment to see them filled; the same as in `expansion.css`. */
const expansionMs = 700;

/**
 * Fills reels with their wilds after the reels have stopped; the win of the spin is shown afterward.
 *
 * @param table.spin      the spin on the reels
 * @param table.isMoving  whether the reels turn or stop
 * @param table.shown     the spin whose win is on show, null for none
 * @param table.still     no motion: reels are filled at once
 */
export function useExpansion(
  machine: SlotMachine,
  table: { at: ReelsAt; spin: SpinOnReels; isMoving: boolean; shown: ShownSpin | null; still: boolean },
) {
  const { at, spin, isMoving, shown, still } = table;
  const reels = useMemo(() => (isMoving ? [] : expandedReels(machine, at)), [machine, at, isMoving]);
  // The reels on which a page opens are filled already.
  const [filled, setFilled] = useState(spin);
  const isRunning = reels.length > 0 && !still && !isFilled(filled, spin);

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setFilled(spin), expansionMs);
    return () => clearTimeout(timer);
  }, [isRunning, spin]);

  return {
    /** The reels that wilds fill. */
    reels,
    isRunning,
    /** Fills them at once. */
    skip: () => setFilled(spin),
    /** The spin on show, once its reels are filled. */
    shown: isRunning ? null : shown,
    /** Time that filling adds to the presentation of the spin. */
    ms: shown && reels.length > 0 && !still ? expansionMs : 0,
  };
}
