import { useMemo } from 'react';
import type { SlotMachine } from '#domain/games/slots/machine';
import { spinSeen } from './feature/feature';
import { reelsAt } from './reels-at';
import { shownSpin } from './rounds/shown-spin';
import type { SlotMoment } from './rounds/slot-moment';

/**
 * What the table shows at a moment of the game.
 *
 * @param known.current       the current machine
 * @param known.presentation  number of the presentation of the round; 0 before any
 */
export function useTable(state: SlotMoment, known: { current: SlotMachine; presentation: number }) {
  const { current, presentation } = known;
  const { phase, played, feature } = state;
  const round = played?.round ?? null;
  const machine = played?.machine ?? current;
  const goal = goalOf(state);
  const isShown = isWinShown(state);
  const at = useMemo(() => reelsAt(machine, round, goal), [machine, round, goal]);
  const shown = useMemo(() => (round && isShown ? shownSpin(round, goal) : null), [round, isShown, goal]);
  // The staked spin returns to the reels once the summary of its free spins is dismissed.
  const isPast = !round || (phase === 'resting' && round.outcome.spins.length > 1);
  const spin = useMemo(() => ({ presentation, spin: goal, isPast }), [presentation, goal, isPast]);
  return { machine, at, spin, shown, turning: phase === 'turning' || feature?.stage === 'turning' };
}

/** The spin on which the reels rest, or will stop. */
function goalOf({ feature }: SlotMoment): number {
  if (!feature) return 0;
  const isOnReels = feature.stage === 'stopping' || feature.stage === 'respins';
  return isOnReels ? feature.spin : spinSeen(feature);
}

/** Whether the win of that spin is shown. A round whose summary was dismissed has shown all of its wins. */
function isWinShown({ phase, played, feature }: SlotMoment): boolean {
  if (feature) return feature.stage === 'base' || feature.stage === 'shown';
  return phase === 'resting' && played?.round.outcome.spins.length === 1;
}
