/** Default limit of a round, in chips of the lowest value. */
const chipsAtFirst = 20;

/** Choices for the chip total of a round: from twenty of the lowest chips, in clearly distinct steps, to the maximum of the table. */
export function totalsToAllow(lowestChip: number, most: number): number[] {
  const first = Math.min(chipsAtFirst * lowestChip, most);
  const scale = 10 ** Math.floor(Math.log10(first));
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000].map((step) => step * scale);
  return [...new Set([first, ...steps.filter((total) => total > first && total < most), most])];
}
