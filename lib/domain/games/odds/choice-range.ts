import { numberOf, type Share } from './share';

/** The lowest and the highest of a figure over all choices of a game. */
export interface ChoiceRange {
  readonly lowest: Share;
  readonly highest: Share;
}

/** Returns that differ by less are shown as their lowest one, in basis points. */
const smallDifference = 100;

/**
 * Returns of the worst and the best way to play, where they differ by more than a percent; otherwise null.
 *
 * @param sheet  its `rtp` is that of the worst way to play
 */
export function returnRange({
  rtp,
  best,
}: {
  readonly rtp: { readonly total: Share };
  readonly best?: Share;
}): ChoiceRange | null {
  if (!best || best.basisPoints - rtp.total.basisPoints <= smallDifference) return null;
  return { lowest: rtp.total, highest: best };
}

/** Hit rates of the listed choices, where they differ; otherwise null. */
export function hitRateRange({
  hitRate,
  choices = [],
}: {
  readonly hitRate: Share;
  readonly choices?: readonly { readonly hitRate: Share }[];
}): ChoiceRange | null {
  const rates = [hitRate, ...choices.map((choice) => choice.hitRate)].toSorted(
    (one, other) => numberOf(one) - numberOf(other),
  );
  const [lowest, highest] = [rates[0] ?? hitRate, rates.at(-1) ?? hitRate];
  return numberOf(lowest) < numberOf(highest) ? { lowest, highest } : null;
}
