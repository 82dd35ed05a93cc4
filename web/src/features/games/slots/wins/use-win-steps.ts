import { useEffect, useMemo, useState } from 'react';
import type { SlotMachine } from '#domain/games/slots/machine';
import { isCelebrated, winSize } from '../../rounds/win-size';
import type { ShownSpin } from '../rounds/shown-spin';
import { type WinStep, winSteps } from './win-steps';

/**
 * Steps through the win of a spin and stays at the last step, the total.
 *
 * @param spin   the spin whose reels have stopped; null shows nothing
 * @param still  skips to the total, for reduced motion and for payouts that only return stake
 */
export function useWinSteps(machine: SlotMachine, spin: ShownSpin | null, still: boolean): WinStep | null {
  const steps = useMemo(() => (spin ? winSteps(machine, spin) : []), [machine, spin]);
  const straight = still || !spin || !isCelebrated(winSize(spin));
  const [shown, setShown] = useState<{ steps: readonly WinStep[]; index: number }>({ steps, index: 0 });
  const index = straight ? steps.length - 1 : shown.steps === steps ? shown.index : 0;
  const step = steps[index] ?? null;

  useEffect(() => {
    if (straight || !step || index === steps.length - 1) return;
    const timer = setTimeout(() => setShown({ steps, index: index + 1 }), step.durationMs);
    return () => clearTimeout(timer);
  }, [steps, index, step, straight]);

  return step;
}
