import type { SlotMachine } from './machine';

/**
 * Prices a win that the pay table states in stake parts.
 *
 * @param pays        stake parts that the win pays
 * @param stake       whole stake of the round in the coin's smallest unit
 * @param multiplier  of the spin, or of its window
 * @returns the payout in the coin's smallest unit
 */
export function priceOf(
  { stakeParts }: Pick<SlotMachine, 'stakeParts'>,
  pays: number,
  stake: number,
  multiplier: number,
): number {
  return pays * (stake / stakeParts) * multiplier;
}
