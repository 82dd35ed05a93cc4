import type { SlotMachine } from '#domain/games/slots/machine';
import { heldAtEnd } from '../respins/respin-stage';
import type { ShownSpin, Spin } from '../rounds/shown-spin';
import { type Cell, cellsShowing, winningLineCells, winningWayCells } from './winning-cells';

/** One step of the win presentation: the lit cells, and the amount that is counted from `countFrom` to `countTo`. */
export interface WinStep {
  readonly kind: 'line' | 'way' | 'cluster' | 'scatter' | 'respins' | 'total';
  /** Index of the traced line; null for other steps. */
  readonly line: number | null;
  readonly symbol: string | null;
  /** Number of matching reels, symbols of a cluster, scatters or held symbols; null for the total. */
  readonly count: number | null;
  /** Number of ways; null for other steps. */
  readonly ways: number | null;
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
 * Splits a win into steps: each line, each symbol that pays by ways, each cluster, the scatters, the respins, then the total. Many steps run faster to limit the
 * total duration.
 *
 * @returns steps in display order; empty when the spin paid nothing
 */
export function winSteps(machine: PayingMachine, shown: ShownSpin): WinStep[] {
  if (shown.payout === 0) return [];
  const parts = winningParts(machine, shown);
  const durationMs = Math.max(shortestPartMs, Math.min(partMs, allPartsMs / parts.length));
  // What tumbles have paid was counted before.
  let counted = shown.payout - parts.reduce((sum, { payout }) => sum + payout, 0);
  const steps = parts.map((part) => {
    const countFrom = counted;
    counted += part.payout;
    return { ...part, countFrom, countTo: counted, durationMs };
  });
  return [...steps, totalStep(parts, shown.payout)];
}

type PayingMachine = Pick<SlotMachine, 'lines' | 'wild' | 'respins'>;
type WinPart = Omit<WinStep, 'countFrom' | 'countTo' | 'durationMs'>;

function winningParts(machine: PayingMachine, { spin }: ShownSpin): WinPart[] {
  const lines = spin.lineWins.map((win): WinPart => {
    return { kind: 'line', ways: null, ...win, cells: winningLineCells(machine, win) };
  });
  const ways = spin.wayWins.map((win): WinPart => {
    return { kind: 'way', line: null, ...win, cells: winningWayCells(machine, spin.window, win) };
  });
  const clusters = (spin.clusterWins ?? []).map(({ positions, ...win }): WinPart => {
    return { kind: 'cluster', line: null, ways: null, ...win, cells: positions };
  });
  return [...lines, ...ways, ...clusters, ...scatterPart(spin), ...respinsPart(machine, spin)];
}

function scatterPart({ scatterWin, window }: Spin): WinPart[] {
  if (!scatterWin) return [];
  const cells = cellsShowing(window, scatterWin.symbol);
  return [{ kind: 'scatter', line: null, ways: null, ...scatterWin, cells }];
}

function respinsPart({ respins: rules }: PayingMachine, { respins }: Spin): WinPart[] {
  if (!rules || !respins) return [];
  const cells = heldAtEnd(respins);
  const { payout } = respins;
  return [
    { kind: 'respins', line: null, ways: null, symbol: rules.symbol, count: cells.length, payout, cells },
  ];
}

/** Total duration of the steps before the total. */
export function countingMs(steps: readonly WinStep[]): number {
  return steps.reduce((total, { durationMs }) => total + durationMs, 0);
}

function totalStep(parts: readonly WinPart[], payout: number): WinStep {
  const cells = parts.flatMap((part) => part.cells);
  const amount = { payout, countFrom: payout, countTo: payout };
  return {
    kind: 'total',
    line: null,
    symbol: null,
    count: null,
    ways: null,
    cells,
    ...amount,
    durationMs: totalMs,
  };
}
