import { useEffect, useMemo, useState } from 'react';
import type { SlotMachine } from '#domain/games/slots/machine';
import { isCelebrated, winSize } from '../../rounds/win-size';
import type { ShownSpin } from '../rounds/shown-spin';
import { type WinStep, winSteps } from './win-steps';

/**
 * Walks through the steps of a spin's win and stays at the last one, the total.
 *
 * @param spin   the spin whose reels have come to rest; null shows nothing
 * @param still  go straight to the total: for players who want no motion, and for returns, which nobody celebrates
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
