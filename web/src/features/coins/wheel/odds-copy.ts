/**
 * Formats a probability: "40 %", "2.2 %", "0.1 %", and "1 in 1,000" beside it.
 *
 * @param of  sum of the weights
 */
export function oddsLabel(weight: number, of: number): { share: string; oneIn: string } {
  const share = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 2 }).format(
    weight / of,
  );
  const oneIn = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 3 }).format(of / weight);
  return { share, oneIn: `1 in ${oneIn}` };
}

/** Formats the expected value of a turn in SC, without rounding. */
export function meanLabel({ sum, of }: { sum: number; of: number }): string {
  return new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 6 }).format(
    sum / of / 100,
  );
}
