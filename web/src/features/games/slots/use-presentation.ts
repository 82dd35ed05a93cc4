import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Round } from '#contracts/wallet/ledger-shapes';
import type { SlotMachine } from '#domain/games/slots/machine';
import { isCelebrated, type WinSize, winSize } from '../rounds/win-size';
import type { Feature } from './feature/feature';
import { stageMs } from './feature/feature-pace';
import type { RoundState } from './rounds/round-state';
import type { ShownSpin } from './rounds/shown-spin';
import { countingMs, winSteps } from './wins/win-steps';

/**
 * Runs the presentation of a round: a sound for each win, the stages of free spins in order, and the visit count once everything has been
 * shown.
 *
 * @param table.shown  the spin on which the reels rest
 */
export function usePresentation(
  { phase, played, feature, resumed, replayed }: RoundState,
  table: {
    machine: SlotMachine;
    shown: ShownSpin | null;
    still: boolean;
    count: (round: Round) => void;
    chime: (size: WinSize) => void;
    advance: (from: Feature) => void;
  },
): void {
  const { machine, shown, still } = table;
  const chime = useEffectEvent(table.chime);
  const count = useEffectEvent(table.count);
  const advance = useEffectEvent(table.advance);

  useEffect(() => {
    if (shown) chime(winSize(shown));
  }, [shown]);

  const isIntro = feature?.stage === 'intro';
  useEffect(() => {
    if (isIntro) chime('big');
  }, [isIntro]);

  useEffect(() => {
    if (phase === 'resting' && played && !replayed) count(played.round);
  }, [phase, played, replayed]);

  const winMs = useMemo(
    () => (shown && isCelebrated(winSize(shown)) ? countingMs(winSteps(machine, shown)) : 0),
    [machine, shown],
  );
  const spins = played?.round.outcome.spins;
  const ms = feature && spins ? stageMs(feature, spins, { resumed, still, winMs }) : null;
  useEffect(() => {
    if (!feature || ms === null) return undefined;
    const timer = setTimeout(() => advance(feature), ms);
    return () => clearTimeout(timer);
  }, [feature, ms]);
}
