/** How many numbers a prize is counted in at most. */
const mostSteps = 24;

/**
 * Lists the numbers in which a prize is counted, rising and without a repeat, the whole prize the last: faster at first, slower to the end.
 *
 * @param amount  a whole number, at least 1
 */
export function countSteps(amount: number): number[] {
  const steps = Array.from({ length: mostSteps }, (_, step) => {
    const left = 1 - (step + 1) / mostSteps;
    return Math.round(amount * (1 - left * left));
  });
  return [...new Set(steps)].filter((step) => step > 0);
}
