import { useEffect, useState } from 'react';
import type { Synthesizer } from '../sound/synthesizer';
import { createSkipGuard } from './double-press';
import { useWinSounds } from './use-win-sounds';
import { isRunning, type Win, type WinProgress, winShowOf } from './win-show';
import { nextStage, stageMs } from './win-stage';

export type WinShowControl = ReturnType<typeof useWinShow>;

/**
 * Presents a win in sound and motion: its count, its ceremony, its line.
 *
 * @param win          the result; null while there is none to present
 * @param isLineKept   whether the line stays until the next round
 * @param synthesizer  returns null while sound is off
 */
export function useWinShow(
  win: Win | null,
  {
    still,
    isLineKept = false,
    synthesizer,
  }: { still: boolean; isLineKept?: boolean; synthesizer: () => Synthesizer | null },
) {
  const [progress, setProgress] = useState<WinProgress | null>(null);
  const [guard] = useState(() => createSkipGuard(() => performance.now()));
  const show = win && winShowOf(win, progress, still);
  const { id = null } = show?.win ?? {};
  const { tier = null, stage = null } = show ?? {};
  useWinSounds(show, synthesizer);

  useEffect(() => {
    if (id === null || tier === null || stage === null || (stage === 'line' && isLineKept)) return undefined;
    const timer = setTimeout(
      () => setProgress({ id, stage: nextStage(tier, stage) }),
      stageMs(tier, stage, still),
    );
    return () => clearTimeout(timer);
  }, [id, tier, stage, still, isLineKept]);

  return {
    /** Null while nothing is presented. */
    show,
    /** Ends the count, then the ceremony; its line stays. */
    skip() {
      if (!show || !isRunning(show)) return;
      guard.skipped();
      setProgress({ id: show.win.id, stage: nextStage(show.tier, show.stage) });
    },
    /** Whether a press may begin a round, and is not the second one of a double press that has skipped the show. */
    mayPlay: guard.mayPlay,
  };
}
