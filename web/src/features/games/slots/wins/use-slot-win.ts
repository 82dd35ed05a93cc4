import type { SlotMachine } from '#domain/games/slots/machine';
import type { Synthesizer } from '../../sound/synthesizer';
import { useWinShow } from '../../win/use-win-show';
import { isRunning } from '../../win/win-show';
import type { ShownSpin } from '../rounds/shown-spin';
import type { useSlotRounds } from '../rounds/use-slot-rounds';
import { type Show, useSkip } from '../use-skip';
import { useWinSteps } from './use-win-steps';

/**
 * Presents the win of a spin: its lines one by one, and its amount by size.
 *
 * @param table.shown        the spin on which the reels rest; null while they turn or wilds fill them
 * @param table.counted      the part of its payout that was counted before, in the coin's smallest unit
 * @param table.expansion    what comes before, and is skipped with it
 * @param table.synthesizer  returns null while sound is off
 */
export function useSlotWin(
  rounds: ReturnType<typeof useSlotRounds>,
  {
    machine,
    shown,
    counted,
    expansion,
    still,
    synthesizer,
  }: {
    machine: SlotMachine;
    shown: ShownSpin | null;
    counted: number;
    expansion: Show;
    still: boolean;
    synthesizer: () => Synthesizer | null;
  },
) {
  const steps = useWinSteps(machine, shown, still);
  const result = shown && { ...shown, counted, id: `${rounds.state.presentations}/${shown.id}` };
  const win = useWinShow(result, { still, isLineKept: true, synthesizer });
  const { skip, isHurried } = useSkip(rounds, [expansion, steps, { ...win, isRunning: isRunning(win.show) }]);
  return { ...win, step: steps.step, isHurried, skipTable: skip };
}
