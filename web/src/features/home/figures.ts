/** Writes basis points as a percentage with both decimals: 9550 is `95.50%`. */
export function formatPercent(basisPoints: number): string {
  return new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  );
}

/** Writes how often something happens that has this chance: 2959 basis points is `1 in 3.4`. */
export function formatOneIn(basisPoints: number): string {
  return `1 in ${new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(10_000 / basisPoints)}`;
}

/** Writes a count with separators: 64149360 is `64,149,360`. */
export function formatCount(count: number): string {
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(count);
}

const volatilities = ['low', 'medium-low', 'medium', 'medium-high', 'high'];

/**
 * How far a game's payouts swing, on a scale of five.
 *
 * @throws RangeError for a word that the scale does not know (our bug: the catalogue is ours)
 */
export function volatilityLevel(volatility: string): number {
  const level = volatilities.indexOf(volatility) + 1;
  if (level === 0) throw new RangeError(`${volatility} is no volatility.`);
  return level;
}
