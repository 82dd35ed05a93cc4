import type { Coin } from '#domain/money/coin';

/**
 * A slot machine as plain data: everything that decides what a round shows and pays, and nothing else.
 *
 * A version never changes once it was played; a change is a new version. Its full text is hashed into every round, so any change is
 * detectable.
 */
export interface SlotMachine {
  readonly id: string;
  readonly version: number;
  /** Every symbol id, from the most to the least valuable; wild and scatter first. */
  readonly symbols: readonly string[];
  /** Substitutes for every symbol but the scatter. It may be on any reel, and may have a row in the pay table. */
  readonly wild: string;
  /** Whether a wild in the window fills its reel before anything is read. Absent on machines whose wilds stay where they land. */
  readonly wildsExpand?: boolean | undefined;
  /** Pays by how many show anywhere. `pays[count - 1]` multiplies the whole stake; a longer count pays the last entry. */
  readonly scatter: { readonly symbol: string; readonly pays: readonly number[] };
  /**
   * Strips of symbol ids, one per reel, left to right. Stop `n` puts `strip[n]` in row 0 and the next ones below it; the first follows the
   * last.
   */
  readonly reels: readonly (readonly string[])[];
  /** Number of visible rows; row 0 is at the top. */
  readonly rows: number;
  /** Each line as the row it crosses on every reel; empty for a machine that pays by ways or clusters. */
  readonly lines: readonly (readonly number[])[];
  /** Number of equal parts of the stake, of which the pay table multiplies one: with lines, one per line. */
  readonly stakeParts: number;
  /**
   * Sizes of clusters by which the machine pays, ascending; absent on machines that pay by lines or ways. A cluster of `clusterSizes[step]`
   * symbols, or more up to the next entry, pays `payTable[symbol][step]`.
   */
  readonly clusterSizes?: readonly number[] | undefined;
  /**
   * `payTable[symbol][count - 1]` multiplies one stake part, for a run of `count` from reel 1, on a line or by each way. A symbol without a
   * row pays only as a scatter; the scatter never has one.
   */
  readonly payTable: Readonly<Record<string, readonly number[]>>;
  /** Free spins that scatters award besides their pay; null for a machine without the feature. */
  readonly freeSpins: FreeSpinRules | null;
  /** Respins after a base spin that shows enough symbols to hold. Absent on machines without the feature. */
  readonly respins?: RespinRules | undefined;
  /** Symbols that win vanish, and others fall in their place. Absent on machines whose symbols stay. */
  readonly tumbles?: TumbleRules | undefined;
  /** Offered whole stakes, in the coin's smallest unit, ascending; each a multiple of `stakeParts`. */
  readonly stakes: Readonly<Record<Coin, readonly number[]>>;
}

/** Free spins: further spins of the same round, on strips of their own, without a further stake. */
export interface FreeSpinRules {
  /** `awards[count - 1]` free spins for this count of scatters in the base spin; a longer count awards the last entry. */
  readonly awards: readonly number[];
  /** Further free spins for scatters in a free spin, in the same shape. */
  readonly retriggers: readonly number[];
  /** Most free spins of one round, 1,000 at most (`free-spin-limit.ts`); an award beyond it is cut off. */
  readonly most: number;
  /** Multiplies the pay of a free spin, scatters included. */
  readonly multiplier: number;
  /** Strips of the free spins: as many as the machine has reels, with the same symbols. */
  readonly reels: readonly (readonly string[])[];
}

/**
 * Hold and respin: the symbols of the base spin stay while every other position spins again on its own, and each of them pays its value at
 * the end. Respins come before the free spins of a round; free spins have none.
 */
export interface RespinRules {
  /** The symbol that is held; without a row in the pay table. */
  readonly symbol: string;
  /** The fewest in the window of a base spin that begin the respins. */
  readonly from: number;
  /** Number of respins, which every new symbol restores. */
  readonly count: number;
  /** An open position shows the symbol in `hits` of `outOf` equally likely cases of each respin. */
  readonly hits: number;
  readonly outOf: number;
  /** Values that each symbol draws, as multiples of the whole stake, with their weights. */
  readonly values: readonly { readonly multiple: number; readonly weight: number }[];
  /** Multiple of the whole stake that a full window pays besides its values. */
  readonly grand: number;
}

/**
 * Tumbles: the symbols of winning ways vanish, those above them on their reel fall, the strip continues from above, and the window is read
 * again, until no way wins. The stops decide all of it. Scatters never vanish; they pay once, in the last window.
 *
 * Only machines that pay by ways have them, and neither wilds that expand, nor respins, nor free spins (`tumble-rules.ts` refuses others).
 */
export interface TumbleRules {
  /** `multipliers[n]` multiplies the ways of the window after `n` tumbles; later windows have the last entry. The first is 1. */
  readonly multipliers: readonly number[];
  /** Most tumbles of one spin, 100 at most (`tumble-rules.ts`); ways of the window after the last one do not pay. */
  readonly most: number;
}
