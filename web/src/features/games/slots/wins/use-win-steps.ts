import { useEffect, useMemo, useState } from 'react';
import type { SlotMachine } from '#domain/games/slots/machine';
import { isCelebrated, winSize } from '../../win/win-size';
import type { ShownSpin } from '../rounds/shown-spin';
import { winSteps } from './win-steps';

/**
 * Steps through the win of a spin and stays at the last step, the total.
 *
 * @param spin   the spin whose reels have stopped; null shows nothing
 * @param still  skips to the total, for reduced motion and for payouts that only return stake
 */
export function useWinSteps(machine: SlotMachine, spin: ShownSpin | null, still: boolean) {
  const steps = useMemo(() => (spin ? winSteps(machine, spin) : []), [machine, spin]);
  const straight = still || !spin || !isCelebrated(winSize(spin));
  const [shown, setShown] = useState({ steps, index: 0 });
  const last = steps.length - 1;
  const index = straight ? last : shown.steps === steps ? shown.index : 0;
  const step = steps[index] ?? null;
  const isRunning = step !== null && index < last;

  useEffect(() => {
    if (!isRunning || !step) return;
    const timer = setTimeout(() => setShown({ steps, index: index + 1 }), step.durationMs);
    return () => clearTimeout(timer);
  }, [steps, index, step, isRunning]);

  return {
    /** The step on show; null without a win. */
    step,
    isRunning,
    /** Goes to the total. */
    skip: () => setShown({ steps, index: last }),
  };
}
