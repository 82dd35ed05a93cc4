import type { Coin } from '#domain/money/coin';

/**
 * A slot machine as plain data: everything that decides what a round shows and pays, and nothing else.
 *
 * A version never changes once it was played; a change is a new version. The text of all of it is hashed into every
 * round, so a machine cannot be altered unseen.
 */
export interface SlotMachine {
  readonly id: string;
  readonly version: number;
  /** Every symbol id, from the most to the least precious; wild and scatter first. */
  readonly symbols: readonly string[];
  /** Stands for every symbol but the scatter. It may be on any reel, and may have a row in the pay table. */
  readonly wild: string;
  /** Pays by how many show anywhere. `pays[count - 1]` multiplies the whole stake; a longer count pays the last entry. */
  readonly scatter: { readonly symbol: string; readonly pays: readonly number[] };
  /**
   * Strips of symbol ids, one a reel, left to right. Stop `n` puts `strip[n]` in row 0 and the next ones below it; the
   * last is followed by the first.
   */
  readonly reels: readonly (readonly string[])[];
  /** Rows that show, row 0 at the top. */
  readonly rows: number;
  /** Each line as the row it crosses on every reel; empty for a machine that pays by ways. */
  readonly lines: readonly (readonly number[])[];
  /** The stake is split into so many equal parts, and the pay table multiplies one part: with lines, one a line. */
  readonly stakeParts: number;
  /**
   * `payTable[symbol][count - 1]` multiplies one stake part, for a run of `count` from reel 1, on a line or by each way. A
   * symbol without a row pays nothing but as a scatter; the scatter never has one.
   */
  readonly payTable: Readonly<Record<string, readonly number[]>>;
  /** What scatters award besides their pay; null for a machine without the feature. */
  readonly freeSpins: FreeSpinRules | null;
  /** Whole stakes offered, in the coin's smallest unit, rising; each a multiple of `stakeParts`. */
  readonly stakes: Readonly<Record<Coin, readonly number[]>>;
}

/** Free spins: further spins of the same round, on strips of their own, paid for by its one stake. */
export interface FreeSpinRules {
  /** `awards[count - 1]` free spins for so many scatters in the base spin; a longer count awards the last entry. */
  readonly awards: readonly number[];
  /** Further free spins for so many scatters in a free spin, in the same shape. */
  readonly retriggers: readonly number[];
  /** Most free spins of one round; an award beyond it gives what is left. */
  readonly most: number;
  /** Multiplies whatever a free spin pays, scatters included. */
  readonly multiplier: number;
  /** Strips of the free spins: as many as the machine has reels, of the same symbols. */
  readonly reels: readonly (readonly string[])[];
}
