import type { SlotMachine } from '#domain/games/slots/machine';
import type { Round } from '#web/lib/play-fab-ops-types';
import { type Cell, cellsShowing, winningLineCells } from './winning-cells';

/** One step of showing a win: what is lit, and the amount that is counted from `countFrom` to `countTo`. */
export interface WinStep {
  readonly kind: 'line' | 'scatter' | 'total';
  /** Index of the line that is traced; null for scatters and for the total. */
  readonly line: number | null;
  readonly symbol: string | null;
  readonly cells: readonly Cell[];
  readonly payout: number;
  readonly countFrom: number;
  readonly countTo: number;
  readonly startsAtMs: number;
  readonly durationMs: number;
}

const partMs = 720;
const shortestPartMs = 240;
const allPartsMs = 3_600;
const totalMs = 900;

/**
 * Shows a win in steps: each line, the scatters, then the total. Many lines are shown faster, so that nobody waits long.
 *
 * @returns steps that follow each other without a gap; empty when the round paid nothing
 */
export function winSteps(machine: Pick<SlotMachine, 'lines'>, round: Round): WinStep[] {
  if (round.payout === 0) return [];
  const parts = winningParts(machine, round);
  const durationMs = Math.max(shortestPartMs, Math.min(partMs, allPartsMs / parts.length));
  let counted = 0;
  const steps = parts.map((part, index) => {
    const countFrom = counted;
    counted += part.payout;
    return { ...part, countFrom, countTo: counted, startsAtMs: index * durationMs, durationMs };
  });
  return [...steps, totalStep(parts, round.payout, parts.length * durationMs)];
}

type WinPart = Pick<WinStep, 'kind' | 'line' | 'symbol' | 'cells' | 'payout'>;

function winningParts(machine: Pick<SlotMachine, 'lines'>, { outcome }: Round): WinPart[] {
  const lines = outcome.lineWins.map((win): WinPart => {
    const { line, symbol, payout } = win;
    return { kind: 'line', line, symbol, cells: winningLineCells(machine, win), payout };
  });
  if (!outcome.scatterWin) return lines;
  const { symbol, payout } = outcome.scatterWin;
  return [
    ...lines,
    { kind: 'scatter', line: null, symbol, cells: cellsShowing(outcome.window, symbol), payout },
  ];
}

function totalStep(parts: readonly WinPart[], payout: number, startsAtMs: number): WinStep {
  const cells = parts.flatMap((part) => part.cells);
  const amount = { payout, countFrom: payout, countTo: payout };
  return { kind: 'total', line: null, symbol: null, cells, ...amount, startsAtMs, durationMs: totalMs };
}

/** The step that is on show some time after the first began; the last one stays. Null when there is nothing to show. */
export function stepAt(steps: readonly WinStep[], elapsedMs: number): WinStep | null {
  return steps.findLast((step) => elapsedMs >= step.startsAtMs) ?? steps[0] ?? null;
}

/** The amount counted up to a moment of the presentation: whole coins, and exactly the payout in the end. */
export function countedAt(steps: readonly WinStep[], elapsedMs: number): number {
  const step = stepAt(steps, elapsedMs);
  if (!step) return 0;
  // A step is counted in its first half; in the second the figure stands still and can be read.
  const progress = Math.min(1, Math.max(0, (elapsedMs - step.startsAtMs) / (step.durationMs / 2)));
  return Math.round(step.countFrom + (step.countTo - step.countFrom) * progress);
}

/** How long the whole presentation takes. */
export function presentationMs(steps: readonly WinStep[]): number {
  const last = steps.at(-1);
  return last ? last.startsAtMs + last.durationMs : 0;
}
