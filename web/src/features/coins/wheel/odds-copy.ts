/**
 * A share of the odds as people read it: "40 %", "2.2 %", "0.1 %", with "1 in 1,000" beside it where it is small.
 *
 * @param of  what the weights add up to
 */
export function oddsLabel(weight: number, of: number): { share: string; oneIn: string } {
  const share = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 2 }).format(
    weight / of,
  );
  const oneIn = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 3 }).format(of / weight);
  return { share, oneIn: `1 in ${oneIn}` };
}

/** What a turn is worth on average, in SC: every digit that it has, without rounding. */
export function meanLabel({ sum, of }: { sum: number; of: number }): string {
  return new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 6 }).format(
    sum / of / 100,
  );
}
