/** Number of decimals of an amount: none for whole units, two for hundredths. */
export type Decimals = 0 | 2;

/** At most 13 digits before the point, so that hundredths stay exact. Commas and spaces separate thousands only: `1,50` is no amount. */
const amountPattern = /^([+-]?)(\d{1,13}|\d{1,3}(?:[,\s]\d{3}){1,4})(?:\.(\d{0,2}))?$/;

/**
 * Reads a typed amount without floating-point arithmetic. Its bounds are those of the contract.
 *
 * @returns an integer of the smallest unit; null for what is no amount
 */
export function readTypedAmount(typed: string, decimals: Decimals): number | null {
  const [, sign, whole, fraction = ''] = amountPattern.exec(typed.trim().replace('−', '-')) ?? [];
  if (whole === undefined || fraction.length > decimals) return null;
  const units = Number(whole.replaceAll(/[,\s]/g, '') + fraction.padEnd(decimals, '0'));
  return sign === '-' && units > 0 ? -units : units;
}

/** Writes an amount of the smallest unit as it is typed: `1234.50`. */
export function writeTypedAmount(units: number, decimals: Decimals): string {
  return (units / 10 ** decimals).toFixed(decimals);
}
