/** How many chips of the lowest value a player who has chosen nothing allows a round. */
const chipsAtFirst = 20;

/**
 * What the chips of a round may come to, for the player to choose from: rising from twenty of the lowest, in steps that are easily
 * told apart, to all that the table takes.
 */
export function totalsToAllow(lowestChip: number, most: number): number[] {
  const first = Math.min(chipsAtFirst * lowestChip, most);
  const scale = 10 ** Math.floor(Math.log10(first));
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000].map((step) => step * scale);
  return [...new Set([first, ...steps.filter((total) => total > first && total < most), most])];
}
