import type { Coin } from '#domain/money/coin';

/**
 * A slot machine as plain data: everything that decides what a spin shows and pays, and nothing else.
 *
 * A version never changes once it was played; a change is a new version. The text of all of it is hashed into every
 * round, so a machine cannot be altered unseen.
 */
export interface SlotMachine {
  readonly id: string;
  readonly version: number;
  /** Every symbol id, from the most to the least precious; wild and scatter first. */
  readonly symbols: readonly string[];
  /** Stands for every symbol but the scatter. */
  readonly wild: string;
  /** Pays by how many show anywhere. `pays[count - 1]` multiplies the whole stake. */
  readonly scatter: { readonly symbol: string; readonly pays: readonly number[] };
  /**
   * Strips of symbol ids, one a reel, left to right. Stop `n` puts `strip[n]` in row 0 and the next ones below it; the
   * last is followed by the first.
   */
  readonly reels: readonly (readonly string[])[];
  /** Rows that show, row 0 at the top. */
  readonly rows: number;
  /** Each line as the row it crosses on every reel. */
  readonly lines: readonly (readonly number[])[];
  /**
   * `payTable[symbol][count - 1]` multiplies the line stake, for a run of `count` from reel 1. A symbol without a row
   * pays on no line; the scatter never has one.
   */
  readonly payTable: Readonly<Record<string, readonly number[]>>;
  /** Whole-spin stakes offered, in the coin's smallest unit, rising; each a multiple of the number of lines. */
  readonly stakes: Readonly<Record<Coin, readonly number[]>>;
}
