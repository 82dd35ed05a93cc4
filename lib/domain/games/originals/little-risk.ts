import { fraction, isLess } from '../odds/fraction';
import { type PayDistribution, payVariance } from '../odds/pay-statistics';
import { hundredths, multipleOf } from './multiple';
import { paysOf } from './win-or-lose';

/** Chance of the widest bet on roulette that counts toward playthrough: chips on 24 of 37 numbers. */
const widest = fraction(24n, 37n);

/** Variance of that bet, which returns one and a half stakes: a standard deviation of 0.716 stakes. */
const leastVariance = payVariance(paysOf({ chance: widest, multiple: 150 }), hundredths);

/** Whether payouts lie so close together, as where part of the stake always returns, that a round does not count toward playthrough. */
export function isLittleRisk(pays: PayDistribution): boolean {
  return isLess(payVariance(pays, hundredths), leastVariance);
}

/** The same by what a win paid, for games in which decisions determine the chance: up to 1.52 times the stake. */
export function isLittleRiskMultiple(multiple: number): boolean {
  return multiple > 0 && multiple <= multipleOf(widest);
}
