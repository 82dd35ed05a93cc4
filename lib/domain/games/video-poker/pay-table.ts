import type { Coin } from '#domain/money/coin';
import { type HandRank, handRanks } from './hand-rank';

/** A table of video poker as plain data: what decides, besides the rules of the game itself, what a round pays. */
export interface PokerTable {
  readonly id: string;
  readonly version: number;
  /** What each rank pays, in whole stakes. */
  readonly payTable: Readonly<Record<HandRank, number>>;
  /** Stakes on offer, in the coin's smallest unit, rising. */
  readonly stakes: Readonly<Record<Coin, readonly number[]>>;
}

/** What every result pays, in stakes, by its number: first that of nothing, which is 0. */
export function paysByResult({ payTable }: Pick<PokerTable, 'payTable'>): number[] {
  return [0, ...handRanks.map((rank) => payTable[rank])];
}
