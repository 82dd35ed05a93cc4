import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { tumbleMs } from '../motion/tumble-motion';
import type { SlotMoment } from '../rounds/slot-moment';
import { beginCascade, type CascadeOnTable, countedBy, nextProgress } from './cascade-progress';
import { cascadeOf } from './cascade-steps';
import { reelsInCascade } from './reels-in-cascade';
import type { TumblingTable } from './tumbles-on-table';

/** How long the win of a window is on show before its symbols vanish. */
const winMs = 850;
/** Without motion, a window is read for longer: nothing shows what has changed. */
const stillWinMs = 1_200;

/**
 * Shows the tumbles of a spin once its reels have stopped, and ends its presentation after the last one. The round is settled before, so
 * skipping them costs the player nothing.
 */
export function useCascade(
  { phase, played }: SlotMoment,
  table: Pick<TumblingTable, 'machine' | 'at' | 'presentation' | 'isUnanswered' | 'still' | 'end'>,
) {
  const { machine, at, presentation, isUnanswered, still } = table;
  const round = played?.round ?? null;
  const cascade = useMemo(() => round && cascadeOf(machine, round, at), [machine, round, at]);
  const [shown, setShown] = useState({ presentation: -1, index: 0, isFalling: false });
  const isRunning = phase === 'stopping' && shown.presentation === presentation;
  const step = (isRunning && cascade?.steps[shown.index]) || null;
  const isFalling = step !== null && shown.isFalling;
  const running = useMemo((): CascadeOnTable | null => step && { step, isFalling }, [step, isFalling]);

  const advance = useEffectEvent(() => {
    const next = cascade && nextProgress(shown, cascade, still);
    if (next) setShown(next);
    else table.end();
  });
  const onShow = step && `${presentation}/${shown.index}`;
  useEffect(() => {
    if (onShow === null) return undefined;
    const timer = setTimeout(() => advance(), isFalling ? tumbleMs : still ? stillWinMs : winMs);
    return () => clearTimeout(timer);
  }, [onShow, isFalling, still]);

  return {
    /** The reels as they are now. */
    at: reelsInCascade(at, cascade, { phase, running, isUnanswered }),
    /** The step on show; null while nothing tumbles. */
    running,
    cascade,
    /** What has been counted, in the coin's smallest unit; 0 where the cascade was skipped. */
    counted: countedBy(shown, cascade, presentation),
    /** The reels have stopped: shows the tumbles, if there are any and the player has not hurried the reels. */
    begin: (isHurried: boolean) => {
      const first = beginCascade(cascade, { presentation, isHurried });
      if (first) setShown(first);
      else table.end();
    },
    /** Shows the last window at once. */
    skip: table.end,
  };
}
