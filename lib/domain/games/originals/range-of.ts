import { type Fraction, isLess } from '#domain/games/odds/fraction';

/** The lowest and the highest of some returns, at least one. */
export function rangeOf(returns: readonly Fraction[]): { worst: Fraction; best: Fraction } {
  return {
    worst: returns.reduce((worst, each) => (isLess(each, worst) ? each : worst)),
    best: returns.reduce((best, each) => (isLess(best, each) ? each : best)),
  };
}
