import type { SlotMachine } from '#domain/games/slots/machine';
import type { ShownSpin } from '../rounds/shown-spin';
import { lineColor, linePath } from './line-path';
import type { WinStep } from './win-steps';
import { lineCells, winningLineCells } from './winning-cells';

/**
 * The lines of a win over the reels: one by one while they are counted, all of them at the total.
 *
 * @param step  the step on show; null draws nothing
 */
export function LineOverlay({
  machine,
  shown,
  step,
}: {
  machine: SlotMachine;
  shown: ShownSpin;
  step: WinStep | null;
}) {
  if (!step) return null;
  const wins = shown.spin.lineWins.filter(({ line }) => step.kind === 'total' || line === step.line);
  return (
    <svg
      className="slots-lines pointer-events-none absolute inset-0 overflow-visible block-full inline-full"
      viewBox={`0 0 ${machine.reels.length} ${machine.rows}`}
      data-step={step.kind}
      aria-hidden="true"
    >
      {wins.map((win) => (
        <g key={win.line} style={{ color: lineColor(win.line) }}>
          <path className="slots-line-rest" d={linePath(lineCells(machine, win.line))} pathLength={1} />
          <path className="slots-line-shade" d={linePath(winningLineCells(machine, win))} pathLength={1} />
          <path className="slots-line" d={linePath(winningLineCells(machine, win))} pathLength={1} />
        </g>
      ))}
    </svg>
  );
}
