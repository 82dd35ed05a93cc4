import { baccaratTable } from './table';

const { bankerDrawsOn, drawsUpTo, naturalFrom } = baccaratTable;

/** Whether the two first cards of a side end the round. */
export function isNatural(total: number): boolean {
  return total >= naturalFrom;
}

/** Whether the player draws a third card to this total of two, when neither side has a natural. */
export function playerDraws(total: number): boolean {
  return total <= drawsUpTo;
}

/**
 * Whether the banker draws a third card to this total of two, when neither side has a natural.
 *
 * @param playersThird  value of the player's third card; null if the player stands
 */
export function bankerDraws(total: number, playersThird: number | null): boolean {
  if (playersThird === null) return total <= drawsUpTo;
  const drawsOn: readonly number[] = bankerDrawsOn[total] ?? [];
  return drawsOn.includes(playersThird);
}
