import type { RespinRules } from '#domain/games/slots/machine';
import type { Spin } from '../rounds/shown-spin';

export type Respins = NonNullable<Spin['respins']>;
type HeldSymbol = Respins['held'][number];

/** What the reels hold at one moment of the respins. */
export interface RespinStage {
  /** Symbols that were held before. */
  readonly kept: readonly HeldSymbol[];
  /** Symbols that this respin has found, or those of the spin at the start. */
  readonly found: readonly HeldSymbol[];
  /** Respins that are left, which a new symbol restores. */
  readonly left: number;
  /** Sum of the values that were held before. */
  readonly paidBefore: number;
  /** Sum of the values on the reels and, at a full window, its own payout. */
  readonly paid: number;
}

/**
 * The stage after a number of respins.
 *
 * @param played  0 for the symbols of the spin, then 1 for the first respin
 */
export function respinStage(
  { held, respins, grand }: Respins,
  { count }: Pick<RespinRules, 'count'>,
  played: number,
): RespinStage {
  const steps = [held, ...respins].slice(0, played + 1);
  const found = steps.at(-1) ?? [];
  const kept = steps.slice(0, -1).flat();
  const paidBefore = valueOf(kept);
  const values = paidBefore + valueOf(found);
  const sinceFound = steps.length - 1 - steps.findLastIndex((symbols) => symbols.length > 0);
  const isLast = played === respins.length;
  return {
    kept,
    found,
    left: isLast ? 0 : count - sinceFound,
    paidBefore,
    paid: isLast ? values + grand : values,
  };
}

function valueOf(symbols: readonly HeldSymbol[]): number {
  return symbols.reduce((sum, { payout }) => sum + payout, 0);
}

/** Every symbol that the reels hold at the end. */
export function heldAtEnd({ held, respins }: Respins): HeldSymbol[] {
  return [held, ...respins].flat();
}
