import type { Coin } from '#domain/money/coin';
import { type Field, fields } from './fields';

/** Everything that decides what a round of roulette shows and pays, as data. */
export interface RouletteRules {
  readonly id: string;
  readonly version: number;
  /** Number of pockets, numbered from 0, all equally likely. */
  readonly pockets: number;
  /** A winning field pays its chips times this number divided by the pockets that it covers, the chips themselves included. */
  readonly paysByPockets: number;
  readonly fields: readonly Field[];
  /** Most fields with chips in one round. */
  readonly mostFields: number;
  /** Values of one chip, in the coin's smallest unit, ascending; the sum on a field is a multiple of the lowest. */
  readonly chips: Readonly<Record<Coin, readonly number[]>>;
  /** Lowest and highest total of all chips of a round. */
  readonly totals: Readonly<Record<Coin, { readonly least: number; readonly most: number }>>;
}

/** Roulette, version 1: the European wheel with a single zero. */
export const rouletteRules: RouletteRules = {
  id: 'roulette',
  version: 1,
  pockets: 37,
  paysByPockets: 36,
  fields,
  mostFields: 20,
  chips: {
    gold: [100, 500, 1_000, 5_000, 10_000, 50_000],
    sweeps: [20, 100, 200, 500],
  },
  totals: { gold: { least: 100, most: 100_000 }, sweeps: { least: 20, most: 500 } },
};

/** Payout of a winning chip, as a multiple of its value, that value included. */
export function multipleOf({ paysByPockets }: RouletteRules, { pockets }: Field): number {
  return paysByPockets / pockets.length;
}
