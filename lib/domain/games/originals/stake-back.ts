import { type Fraction, fraction } from '#domain/games/odds/fraction';
import type { PayDistribution } from '#domain/games/odds/pay-statistics';
import { hundredths } from './multiple';

/** The chance that a round pays its stake or more: what counts as a win where most rounds pay something. */
export function stakeBackChance({ pays, total }: PayDistribution): Fraction {
  const outcomes = pays.reduce((sum, { parts, weight }) => (parts >= hundredths ? sum + weight : sum), 0n);
  return fraction(outcomes, total);
}
