import { type SlotMachine } from '#domain/games/slots/machine';
import { type Round } from '#web/lib/play-fab-ops-types';
import { lineColour, linePath } from './line-path';
import { type WinStep } from './win-steps';
import { lineCells } from './winning-cells';

/**
 * The lines of a win, drawn over the reels: one after the other while they are counted, all together at the total.
 *
 * @param step  what is on show; null draws nothing
 */
export function LineOverlay({
  machine,
  round,
  step,
}: {
  machine: SlotMachine;
  round: Round;
  step: WinStep | null;
}) {
  if (!step) return null;
  const lines = step.kind === 'total' ? round.outcome.lineWins.map(({ line }) => line) : [step.line];
  return (
    <svg
      className="slots-lines"
      viewBox={`0 0 ${machine.reels.length} ${machine.rows}`}
      data-step={step.kind}
      aria-hidden="true"
    >
      {lines.map((line) => line !== null && <TracedLine key={line} machine={machine} line={line} />)}
    </svg>
  );
}

function TracedLine({ machine, line }: { machine: SlotMachine; line: number }) {
  const path = linePath(lineCells(machine, line));
  return (
    <g style={{ color: lineColour(line) }}>
      <path className="slots-line-shade" d={path} pathLength={1} />
      <path className="slots-line" d={path} pathLength={1} />
    </g>
  );
}
