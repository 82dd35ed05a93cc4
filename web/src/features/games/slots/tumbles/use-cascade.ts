import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { SlotMachine } from '#domain/games/slots/machine';
import { tumbleMs } from '../motion/tumble-motion';
import type { ReelsAt } from '../reels-at';
import type { SlotMoment } from '../rounds/slot-moment';
import { cascadeOf, type CascadeStep } from './cascade-steps';

/** How long the win of a window is on show before its symbols vanish. */
const winMs = 850;
/** Without motion, a window is read for longer: nothing shows what has changed. */
const stillWinMs = 1_200;

/** The step of a cascade on show. */
export interface CascadeOnTable {
  readonly step: CascadeStep;
  /** Whether its symbols vanish and others fall, rather than its win being shown. */
  readonly isFalling: boolean;
}

/**
 * Shows the tumbles of a spin once its reels have stopped, and ends its presentation after the last one. The round is settled before, so
 * skipping them costs the player nothing.
 *
 * @param table.at            the reels at the stops of the spin
 * @param table.presentation  number of the presentation of the round
 * @param table.still         no motion: windows follow one another without vanishing and falling
 * @param table.end           called when nothing falls any more
 */
export function useCascade(
  { phase, played }: SlotMoment,
  table: { machine: SlotMachine; at: ReelsAt; presentation: number; still: boolean; end: () => void },
) {
  const { machine, at, presentation, still } = table;
  const cascade = useMemo(
    () => (played ? cascadeOf(machine, played.round, at) : null),
    [machine, played, at],
  );
  const [shown, setShown] = useState({ presentation: -1, index: 0, isFalling: false });
  const isRunning = cascade !== null && phase === 'stopping' && shown.presentation === presentation;
  const step = isRunning ? (cascade.steps[shown.index] ?? null) : null;
  const isFalling = step !== null && shown.isFalling;
  const end = useEffectEvent(table.end);

  const advance = useEffectEvent(() => {
    if (!cascade) return;
    if (!shown.isFalling && !still) setShown({ ...shown, isFalling: true });
    else if (shown.index + 1 < cascade.steps.length)
      setShown({ presentation, index: shown.index + 1, isFalling: false });
    else end();
  });
  useEffect(() => {
    if (!step) return undefined;
    const timer = setTimeout(() => advance(), isFalling ? tumbleMs : still ? stillWinMs : winMs);
    return () => clearTimeout(timer);
  }, [step, isFalling, still]);

  return {
    /** The reels as they are now. */
    at: step ? (isFalling ? step.after : step.at) : cascade && phase === 'resting' ? cascade.rest : at,
    /** The step on show; null while nothing tumbles. */
    running: useMemo((): CascadeOnTable | null => step && { step, isFalling }, [step, isFalling]),
    cascade,
    /** The reels have stopped: shows the tumbles, if there are any. */
    begin: () => (cascade ? setShown({ presentation, index: 0, isFalling: false }) : table.end()),
    /** Shows the last window at once. */
    skip: table.end,
  };
}
