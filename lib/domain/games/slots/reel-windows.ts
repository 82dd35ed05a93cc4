import type { SlotMachine } from './machine';

/** What one reel can show, top row first, and at how many of its stops. */
export interface ReelWindow {
  readonly symbols: readonly string[];
  readonly stops: number;
}

/** Reads what a reel shows when it stops here: the strip's symbols from this position on, wrapping at its end. */
export function symbolsAt(strip: readonly string[], stop: number, rows: number): string[] {
  const symbols: string[] = [];
  for (let row = 0; row < rows; row += 1) symbols.push(strip[(stop + row) % strip.length] as string);
  return symbols;
}

/** Lists the different windows of one reel; together their stops are the whole strip. */
export function reelWindows(machine: SlotMachine, strip: readonly string[]): ReelWindow[] {
  const stopsByWindow = new Map<string, ReelWindow>();
  for (let stop = 0; stop < strip.length; stop += 1) {
    const symbols = symbolsAt(strip, stop, machine.rows);
    const key = symbols.join(' ');
    stopsByWindow.set(key, { symbols, stops: (stopsByWindow.get(key)?.stops ?? 0) + 1 });
  }
  return [...stopsByWindow.values()];
}
