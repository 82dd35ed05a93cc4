/**
 * Writes a number as fields and files take it, without separators: 1250 with two decimals is `12.50`.
 *
 * @param units  in the last decimal
 */
export function typedDecimal(units: number, decimals: number): string {
  return (units / 10 ** decimals).toFixed(decimals);
}
