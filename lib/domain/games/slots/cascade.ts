import type { SlotMachine, TumbleRules } from './machine';
import { symbolsAt } from './reel-windows';
import { payingWays, type WayRun } from './ways';

/** One window of a spin with tumbles, and its ways. */
export interface CascadeWindow {
  /** Symbol ids as `window[reel][row]`, row 0 at the top. */
  readonly window: readonly (readonly string[])[];
  /** By reel, the strip position of the symbol that falls in next. */
  readonly above: readonly number[];
  /** Ways that pay, without the multiplier; none in the last window. */
  readonly runs: readonly WayRun[];
  readonly multiplier: number;
}

/** What a recorded spin says about its tumbles. */
interface SpinAtItsStops extends Pick<CascadeWindow, 'window'> {
  readonly stops: readonly number[];
  readonly tumbles?: number | undefined;
}

type Column = { readonly symbols: readonly string[]; readonly above: number };

/**
 * Follows the tumbles of a spin from its stops to their end.
 *
 * @returns the window at the stops, then that after each tumble: one more than there are tumbles
 */
export function cascadeFrom(
  machine: SlotMachine,
  rules: TumbleRules,
  stops: readonly number[],
): CascadeWindow[] {
  const { reels, rows } = machine;
  const windows: CascadeWindow[] = [];
  let columns = reels.map((strip, reel): Column => {
    const stop = stops[reel] as number;
    return { symbols: symbolsAt(strip, stop, rows), above: positionAbove(strip, stop) };
  });
  for (;;) {
    const window = columns.map(({ symbols }) => symbols);
    const runs = windows.length < rules.most ? payingWays(machine, window) : [];
    const multiplier = tumbleMultiplier(rules, windows.length);
    windows.push({ window, above: columns.map(({ above }) => above), runs, multiplier });
    if (runs.length === 0) return windows;
    columns = columns.map((column, reel) => {
      const gone = vanishing(machine, runs, reel);
      return tumbleColumn(reels[reel] as readonly string[], column, (symbol) => gone.includes(symbol));
    });
  }
}

/** The window in which a spin comes to rest: the last one of its tumbles, to which its scatters belong, or that at its stops. */
export function windowAtRest(
  machine: SlotMachine,
  { stops, window, tumbles }: SpinAtItsStops,
): CascadeWindow['window'] {
  if (!machine.tumbles || !tumbles) return window;
  return cascadeFrom(machine, machine.tumbles, stops).at(-1)?.window ?? window;
}

/** Multiplies the ways of the window after a number of tumbles. */
export function tumbleMultiplier({ multipliers }: TumbleRules, tumbles: number): number {
  return multipliers[Math.min(tumbles, multipliers.length - 1)] ?? 1;
}

/** Symbols that vanish from a reel: those of every run that reaches it, with the wilds. */
function vanishing({ wild }: Pick<SlotMachine, 'wild'>, runs: readonly WayRun[], reel: number): string[] {
  const gone = runs.filter(({ count }) => reel < count).map(({ symbol }) => symbol);
  return gone.length > 0 ? [...gone, wild] : gone;
}

/** Removes symbols from a column: those above fall, and the strip continues from above. */
export function tumbleColumn(
  strip: readonly string[],
  { symbols, above }: Column,
  isGone: (symbol: string) => boolean,
): Column {
  const kept = symbols.filter((symbol) => !isGone(symbol));
  let next = above;
  while (kept.length < symbols.length) {
    kept.unshift(strip[next] as string);
    next = positionAbove(strip, next);
  }
  return { symbols: kept, above: next };
}

/** The strip position above another; the last one is above the first. */
export function positionAbove({ length }: readonly string[], position: number): number {
  return (position + length - 1) % length;
}
