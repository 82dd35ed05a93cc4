import type { Draws } from '#domain/fairness/draws';

/**
 * Runs a function for every combination of its draws and counts the results. The combinations are equally likely only if all of them have
 * the same bounds in the same order, which is asserted.
 */
export function everyDraw(run: (draws: Draws) => string): Map<string, number> {
  const times = new Map<string, number>();
  const numbers: number[] = [];
  let bounds: number[] = [];
  do {
    const requested: number[] = [];
    const below = (bound: number) => {
      requested.push(bound);
      return (numbers[requested.length - 1] ??= 0);
    };
    const result = run({ below });
    if (bounds.length > 0 && requested.join() !== bounds.join())
      throw new Error(`${requested.join()} after ${bounds.join()}`);
    bounds = requested;
    times.set(result, (times.get(result) ?? 0) + 1);
  } while (next(numbers, bounds));
  return times;
}

/** Advances to the next combination, the last number first; false after the last one. */
function next(numbers: number[], bounds: readonly number[]): boolean {
  for (let at = bounds.length - 1; at >= 0; at -= 1) {
    const raised = ((numbers[at] as number) + 1) % (bounds[at] as number);
    numbers[at] = raised;
    if (raised > 0) return true;
  }
  return false;
}
