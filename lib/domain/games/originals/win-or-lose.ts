import { type Fraction, fraction } from '#domain/games/odds/fraction';
import type { PayDistribution } from '#domain/games/odds/pay-statistics';
import { hundredths } from './multiple';

/** Payouts of a bet that wins one multiple with a chance and otherwise nothing. */
export interface WinOrLose {
  readonly chance: Fraction;
  /** In hundredths of the stake. */
  readonly multiple: number;
}

/** Its return: the average payout in stakes. */
export function returnOf({ chance, multiple }: WinOrLose): Fraction {
  return fraction(chance.numerator * BigInt(multiple), chance.denominator * BigInt(hundredths));
}

/** Its payouts, in hundredths of the stake. */
export function paysOf({ chance: { numerator, denominator }, multiple }: WinOrLose): PayDistribution {
  return {
    pays: [
      { parts: 0, weight: denominator - numerator },
      { parts: multiple, weight: numerator },
    ],
    total: denominator,
  };
}
