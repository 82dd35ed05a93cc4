import type { Draws } from '#domain/fairness/draws';
import { totalWeight } from '../odds/weighted-prizes';
import type { RespinRules } from './machine';

/** A symbol that respins hold: its position, row 0 at the top, and its value in the coin's smallest unit. */
export interface HeldSymbol {
  readonly reel: number;
  readonly row: number;
  readonly payout: number;
}

/** Respins of a round and what they paid, in the coin's smallest unit. */
export interface RespinsOutcome {
  /** Symbols of the base spin, reel by reel from the top. */
  readonly held: readonly HeldSymbol[];
  /** New symbols of each respin, in the same order; empty for a respin without any. */
  readonly respins: readonly (readonly HeldSymbol[])[];
  /** Pay for a full window; 0 when a position stayed open. */
  readonly grand: number;
  /** All values together with the pay for a full window. */
  readonly payout: number;
}

/**
 * Plays the respins that follow a base spin.
 *
 * Draws, reel by reel and from the top of each: a value for every symbol of the window; then, in each respin, one draw for every open
 * position, which shows the symbol if it is below `hits`, and at once another for the value of that symbol. The values are drawn by weight
 * in the order of their table. Nothing is drawn after the last respin or for a full window.
 *
 * @param window  symbols of the base spin as `window[reel][row]`, with enough of them to begin respins
 * @param stake   whole stake of the round in the coin's smallest unit
 */
export function playRespins(rules: RespinRules, window: Window, stake: number, draws: Draws): RespinsOutcome {
  const drawValue = (position: Position): HeldSymbol => ({
    ...position,
    payout: valueAt(rules, draws.below(totalWeight(rules.values))) * stake,
  });
  const positions = positionsOf(window);
  const held = positions
    .filter(({ reel, row }) => window[reel]?.[row] === rules.symbol)
    .map(({ reel, row }) => drawValue({ reel, row }));

  let open = positions.filter(({ reel, row }) => window[reel]?.[row] !== rules.symbol);
  const respins: HeldSymbol[][] = [];
  let left = rules.count;
  while (left > 0 && open.length > 0) {
    const found: HeldSymbol[] = [];
    const stillOpen: Position[] = [];
    for (const position of open) {
      if (draws.below(rules.outOf) < rules.hits) found.push(drawValue(position));
      else stillOpen.push(position);
    }
    respins.push(found);
    open = stillOpen;
    left = found.length > 0 ? rules.count : left - 1;
  }
  const grand = open.length === 0 ? rules.grand * stake : 0;
  const payout = [held, ...respins].flat().reduce((sum, each) => sum + each.payout, grand);
  return { held, respins, grand, payout };
}

/** The multiple of the stake that a draw below the total weight selects. */
export function valueAt({ values }: RespinRules, drawn: number): number {
  let below = 0;
  for (const { multiple, weight } of values) {
    below += weight;
    if (drawn < below) return multiple;
  }
  throw new RangeError(`Draw ${drawn} selects no value`);
}

/** The most numbers that the respins of a window with so many positions draw, the values included. */
export function mostRespinDraws({ from, count }: RespinRules, positions: number): number {
  const open = Math.max(0, positions - from);
  // The longest respins find one symbol in every last respin.
  return positions + (count * open * (open + 1)) / 2;
}

type Window = readonly (readonly string[])[];
type Position = Pick<HeldSymbol, 'reel' | 'row'>;

function positionsOf(window: Window): Position[] {
  return window.flatMap((symbols, reel) => symbols.map((_, row) => ({ reel, row })));
}
