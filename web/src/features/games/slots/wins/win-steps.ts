import type { SlotMachine } from '#domain/games/slots/machine';
import type { ShownSpin } from '../rounds/shown-spin';
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
  readonly durationMs: number;
}

const partMs = 720;
const shortestPartMs = 240;
const allPartsMs = 3_600;
const totalMs = 900;

/**
 * Shows a win in steps: each line, the scatters, then the total. Many lines are shown faster, so that nobody waits long.
 *
 * @returns steps in the order they are shown; empty when the spin paid nothing
 */
export function winSteps(machine: Pick<SlotMachine, 'lines'>, shown: ShownSpin): WinStep[] {
  if (shown.payout === 0) return [];
  const parts = winningParts(machine, shown);
  const durationMs = Math.max(shortestPartMs, Math.min(partMs, allPartsMs / parts.length));
  let counted = 0;
  const steps = parts.map((part) => {
    const countFrom = counted;
    counted += part.payout;
    return { ...part, countFrom, countTo: counted, durationMs };
  });
  return [...steps, totalStep(parts, shown.payout)];
}

type WinPart = Pick<WinStep, 'kind' | 'line' | 'symbol' | 'cells' | 'payout'>;

function winningParts(machine: Pick<SlotMachine, 'lines'>, { spin }: ShownSpin): WinPart[] {
  const lines = spin.lineWins.map((win): WinPart => {
    const { line, symbol, payout } = win;
    return { kind: 'line', line, symbol, cells: winningLineCells(machine, win), payout };
  });
  if (!spin.scatterWin) return lines;
  const { symbol, payout } = spin.scatterWin;
  return [
    ...lines,
    { kind: 'scatter', line: null, symbol, cells: cellsShowing(spin.window, symbol), payout },
  ];
}

/** How long the steps of a win take before its total stands. */
export function countingMs(steps: readonly WinStep[]): number {
  return steps.reduce((total, { durationMs }) => total + durationMs, 0);
}

function totalStep(parts: readonly WinPart[], payout: number): WinStep {
  const cells = parts.flatMap((part) => part.cells);
  const amount = { payout, countFrom: payout, countTo: payout };
  return { kind: 'total', line: null, symbol: null, cells, ...amount, durationMs: totalMs };
}
