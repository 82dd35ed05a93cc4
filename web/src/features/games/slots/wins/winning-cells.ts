import type { SlotMachine } from '#domain/games/slots/machine';
import type { Spin } from '../rounds/shown-spin';

/** A position in the window, row 0 at the top. */
export interface Cell {
  readonly reel: number;
  readonly row: number;
}

type LineWin = Spin['lineWins'][number];
type WayWin = Spin['wayWins'][number];

/** The cells that a line crosses, from left to right. */
export function lineCells(machine: Pick<SlotMachine, 'lines'>, line: number): Cell[] {
  return (machine.lines[line] ?? []).map((row, reel) => ({ reel, row }));
}

/** The cells of a line that won, from left to right. */
export function winningLineCells(machine: Pick<SlotMachine, 'lines'>, { line, count }: LineWin): Cell[] {
  return lineCells(machine, line).slice(0, count);
}

/** The cells by which a symbol pays in all of its ways, reel by reel, including wilds. */
export function winningWayCells(
  { wild }: Pick<SlotMachine, 'wild'>,
  window: readonly (readonly string[])[],
  { symbol, count }: WayWin,
): Cell[] {
  const [own, wilds] = [symbol, wild].map((each) => cellsShowing(window.slice(0, count), each));
  return [...(own ?? []), ...(symbol === wild ? [] : (wilds ?? []))].sort(
    (one, other) => one.reel - other.reel || one.row - other.row,
  );
}

/** Every cell that shows a symbol, reel by reel. */
export function cellsShowing(window: readonly (readonly string[])[], symbol: string): Cell[] {
  return window.flatMap((rows, reel) =>
    rows.flatMap((shown, row) => (shown === symbol ? [{ reel, row }] : [])),
  );
}
