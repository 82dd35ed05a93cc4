import { WinLine } from '../../win/win-line';
import { isCeremony, type WinShow } from '../../win/win-show';
import { winTitles } from '../../win/win-titles';
import type { WinStep } from './win-steps';

/** The amount of a win below the reels, counted up step by step; a ceremony comes first. */
export function SlotWinLine({
  show,
  step,
  still,
}: {
  show: WinShow | null;
  step: WinStep | null;
  still: boolean;
}) {
  if (!show || !step || isCeremony(show)) return null;
  const isTotal = step.kind === 'total';
  return (
    <WinLine
      coin={show.win.coin}
      title={isTotal ? winTitles[show.tier] : null}
      count={{
        from: step.countFrom,
        to: step.countTo,
        durationMs: still || isTotal ? 0 : step.durationMs / 2,
      }}
    />
  );
}
