/** Maximum number of steps in which a prize is counted. */
const mostSteps = 24;

/**
 * Steps of a counted prize: strictly rising, ending with the whole prize, fast at first and slow at the end.
 *
 * @param amount  an integer of at least 1
 */
export function countSteps(amount: number): number[] {
  const steps = Array.from({ length: mostSteps }, (_, step) => {
    const left = 1 - (step + 1) / mostSteps;
    return Math.round(amount * (1 - left * left));
  });
  return [...new Set(steps)].filter((step) => step > 0);
}
