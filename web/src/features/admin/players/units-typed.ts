import type { Coin } from '#domain/money/coin';

/**
 * Reads a typed amount of coins.
 *
 * @returns an integer of the coin's smallest unit other than zero; null for invalid input
 */
export function unitsTyped(typed: string, coin: Coin): number | null {
  const parts = /^([+-]?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed.trim().replace('−', '-'));
  if (!parts) return null;
  const [, sign, whole = '', decimals] = parts;
  if (coin === 'gold' && decimals !== undefined) return null;
  const units =
    coin === 'gold' ? Number(whole) : Number(whole) * 100 + Number((decimals ?? '').padEnd(2, '0'));
  if (units === 0) return null;
  return sign === '-' ? -units : units;
}
