import type { SlotMachine } from './machine';

/** A window of one reel, as it pays, top row first, and the number of stops that show it. */
export interface ReelWindow {
  readonly symbols: readonly string[];
  readonly stops: number;
}

/** The symbols that a reel shows at a stop: the strip's symbols from this position on, wrapping at its end. */
export function symbolsAt(strip: readonly string[], stop: number, rows: number): string[] {
  const symbols: string[] = [];
  for (let row = 0; row < rows; row += 1) symbols.push(strip[(stop + row) % strip.length] as string);
  return symbols;
}

/**
 * The symbols by which a reel pays at a stop: those of its strip or, where wilds expand and one of them is a wild, a reel full of wilds,
 * which also cover scatters.
 */
export function shownAt(machine: SlotMachine, strip: readonly string[], stop: number): string[] {
  const landed = symbolsAt(strip, stop, machine.rows);
  return machine.wildsExpand && landed.includes(machine.wild) ? landed.fill(machine.wild) : landed;
}

/** Lists the distinct windows of one reel; their stops add up to the whole strip. */
export function reelWindows(machine: SlotMachine, strip: readonly string[]): ReelWindow[] {
  const stopsByWindow = new Map<string, ReelWindow>();
  for (let stop = 0; stop < strip.length; stop += 1) {
    const symbols = shownAt(machine, strip, stop);
    const key = symbols.join(' ');
    stopsByWindow.set(key, { symbols, stops: (stopsByWindow.get(key)?.stops ?? 0) + 1 });
  }
  return [...stopsByWindow.values()];
}
