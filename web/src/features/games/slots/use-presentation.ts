import { useEffect, useEffectEvent, useMemo } from 'react';
import type { SlotMachine } from '#domain/games/slots/machine';
import { isCelebrated, type WinSize, winSize } from '../rounds/win-size';
import type { Feature } from './feature/feature';
import { stageMs } from './feature/feature-pace';
import type { ShownSpin } from './rounds/shown-spin';
import type { SlotMoment } from './rounds/slot-moment';
import { countingMs, winSteps } from './wins/win-steps';

/**
 * Runs the presentation of a round: a sound for each win, and the stages of free spins in order.
 *
 * @param table.shown  the spin on which the reels rest
 */
export function usePresentation(
  { played, feature, origin }: SlotMoment,
  table: {
    machine: SlotMachine;
    shown: ShownSpin | null;
    still: boolean;
    chime: (size: WinSize) => void;
    advance: (from: Feature) => void;
  },
): void {
  const { machine, shown, still } = table;
  const chime = useEffectEvent(table.chime);
  const advance = useEffectEvent(table.advance);

  useEffect(() => {
    if (shown) chime(winSize(shown));
  }, [shown]);

  const isIntro = feature?.stage === 'intro';
  useEffect(() => {
    if (isIntro) chime('big');
  }, [isIntro]);

  const winMs = useMemo(
    () => (shown && isCelebrated(winSize(shown)) ? countingMs(winSteps(machine, shown)) : 0),
    [machine, shown],
  );
  const spins = played?.round.outcome.spins;
  const resumed = origin === 'resumed';
  const ms = feature && spins ? stageMs(feature, spins, { resumed, still, winMs }) : null;
  useEffect(() => {
    if (!feature || ms === null) return undefined;
    const timer = setTimeout(() => advance(feature), ms);
    return () => clearTimeout(timer);
  }, [feature, ms]);
}
