import type { Coin } from '#domain/money/coin';

/** A chip: its value in the coin's smallest unit, and its size class, which selects its color. */
export interface Chip {
  readonly value: number;
  readonly size: number;
}

/** Chip values, ascending; the position of a value is its size class. */
const values: Readonly<Record<Coin, readonly number[]>> = {
  gold: [100, 500, 1_000, 5_000, 10_000, 50_000],
  sweeps: [20, 100, 200, 500],
};

/** Size class of the highest chip that is worth at most an amount; the lowest class below all chips. */
export function chipSize(units: number, coin: Coin): number {
  return Math.max(0, values[coin].filter((value) => units >= value).length - 1);
}

/** Changes an amount into chips, highest first. A remainder below the lowest chip is a chip of its own. */
export function chipsFor(units: number, coin: Coin): Chip[] {
  if (units === 0) return [];
  const size = chipSize(units, coin);
  const value = Math.min(units, values[coin][size] as number);
  return [{ value, size }, ...chipsFor(units - value, coin)];
}
