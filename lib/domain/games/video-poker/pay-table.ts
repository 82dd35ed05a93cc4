import type { Coin } from '#domain/money/coin';
import { type HandRank, handRanks } from './hand-rank';

/** A video poker table as plain data: what decides, besides the rules of the game itself, what a round pays. */
export interface PokerTable {
  readonly id: string;
  readonly version: number;
  /** Pay of each rank, in whole stakes. */
  readonly payTable: Readonly<Record<HandRank, number>>;
  /** Offered stakes, in the coin's smallest unit, ascending. */
  readonly stakes: Readonly<Record<Coin, readonly number[]>>;
}

/** Pay of every result, in stakes, by its number: first that of nothing, which is 0. */
export function paysByResult({ payTable }: Pick<PokerTable, 'payTable'>): number[] {
  return [0, ...handRanks.map((rank) => payTable[rank])];
}
