import { useEffect, useEffectEvent, useMemo } from 'react';
import type { SlotMachine } from '#domain/games/slots/machine';
import { isCelebrated, winSize, type WinTier } from '../win/win-size';
import { ceremonyMs } from '../win/win-stage';
import type { Feature } from './feature/feature';
import { stageMs } from './feature/feature-pace';
import type { ShownSpin } from './rounds/shown-spin';
import type { SlotMoment } from './rounds/slot-moment';
import { countingMs, winSteps } from './wins/win-steps';

/**
 * Runs the presentation of a round with respins or free spins: their stages in order, with a sound for the award and for the total of a win.
 *
 * @param table.shown        the spin on which the reels rest
 * @param table.expansionMs  time in which wilds fill its reels before its win is shown
 */
export function usePresentation(
  { played, feature, origin }: SlotMoment,
  table: {
    machine: SlotMachine;
    shown: ShownSpin | null;
    still: boolean;
    expansionMs: number;
    chime: (tier: WinTier) => void;
    advance: (from: Feature) => void;
    skipRespins: (from: Feature) => void;
  },
): void {
  const { machine, shown, still, expansionMs } = table;
  const chime = useEffectEvent(table.chime);
  const advance = useEffectEvent(table.advance);
  const skipRespins = useEffectEvent(table.skipRespins);

  const begins = feature?.stage === 'intro' || (feature?.stage === 'respins' && feature.respin === 0);
  useEffect(() => {
    if (begins) chime('big');
  }, [begins]);

  const isSettling = still && feature?.stage === 'respins';
  useEffect(() => {
    if (isSettling) skipRespins(feature);
  }, [isSettling, feature]);

  const total = feature?.stage === 'summary' && played ? winSize(played.round) : 'nothing';
  useEffect(() => {
    if (isCelebrated(total)) chime(total);
  }, [total]);

  const winMs = useMemo(() => (shown ? shownWinMs(machine, shown, still) : 0), [machine, shown, still]);
  const spins = played?.round.outcome.spins;
  const resumed = origin === 'resumed';
  const ownMs = feature && spins ? stageMs(feature, spins, { resumed, still, winMs }) : null;
  const ms = ownMs === null ? null : ownMs + expansionMs;
  useEffect(() => {
    if (!feature || ms === null) return undefined;
    const timer = setTimeout(() => advance(feature), ms);
    return () => clearTimeout(timer);
  }, [feature, ms]);
}

/** How long the win of a spin is counted or has its ceremony, 0 for none. */
function shownWinMs(machine: SlotMachine, shown: ShownSpin, still: boolean): number {
  const size = winSize(shown);
  if (!isCelebrated(size)) return 0;
  return Math.max(ceremonyMs(size), still ? 0 : countingMs(winSteps(machine, shown)));
}
