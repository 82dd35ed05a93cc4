/**
 * Probability of a chi-square at least this large by chance: Q(freedom / 2, x / 2), the regularized upper incomplete gamma function
 * (Abramowitz and Stegun, Handbook of Mathematical Functions, 26.4.2 and 26.4.19).
 *
 * Below x = a + 1 the series 6.5.29 is summed, above it the continued fraction 6.5.31 is evaluated; each converges quickly there.
 */
export function chiSquareTail(chiSquare: number, freedom: number): number {
  const a = freedom / 2;
  const x = chiSquare / 2;
  if (x <= 0) return 1;
  return x < a + 1 ? 1 - lowerBySeries(a, x) : upperByFraction(a, x);
}

/** Probability that a standard normal value is at least this far from 0, on either side: its square is a chi-square. */
export function normalTails(deviations: number): number {
  return chiSquareTail(deviations ** 2, 1);
}

/** Pearson's chi-square of counts that should be equal, and its tail. */
export function evennessOf(counts: ArrayLike<number>): { chiSquare: number; tail: number } {
  const each = Array.from(counts);
  const expected = each.reduce((total, count) => total + count, 0) / each.length;
  const chiSquare = each.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
  return { chiSquare, tail: chiSquareTail(chiSquare, each.length - 1) };
}

const smallest = 1e-300;
const precision = 1e-15;

/** x^a e^−x / Γ(a) */
function scale(a: number, x: number): number {
  return Math.exp(a * Math.log(x) - x - logGamma(a));
}

function lowerBySeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; term > sum * precision; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * scale(a, x);
}

/** Evaluated forward, by Lentz's method (Press et al., Numerical Recipes, 5.2 and 6.2). */
function upperByFraction(a: number, x: number): number {
  let denominator = x + 1 - a;
  let c = 1 / smallest;
  let d = 1 / denominator;
  let fraction = d;
  let factor = 0;
  for (let n = 1; Math.abs(factor - 1) > precision; n += 1) {
    const numerator = -n * (n - a);
    denominator += 2;
    d = 1 / awayFromZero(numerator * d + denominator);
    c = awayFromZero(denominator + numerator / c);
    factor = d * c;
    fraction *= factor;
  }
  return fraction * scale(a, x);
}

function awayFromZero(value: number): number {
  return Math.abs(value) < smallest ? smallest : value;
}

/** ln Γ(a) for a > 0: Stirling's series (6.1.41) from 20 on, reduced by Γ(a + 1) = a Γ(a). */
function logGamma(a: number): number {
  let [at, product] = [a, 1];
  for (; at < 20; at += 1) product *= at;
  const series = 1 / (12 * at) - 1 / (360 * at ** 3) + 1 / (1260 * at ** 5) - 1 / (1680 * at ** 7);
  return (at - 0.5) * Math.log(at) - at + Math.log(2 * Math.PI) / 2 + series - Math.log(product);
}
