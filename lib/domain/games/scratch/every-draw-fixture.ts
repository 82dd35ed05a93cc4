import type { Draws } from '#domain/fairness/draws';

/**
 * Runs something for every way in which its draws can come out, and tells how often each result comes up. All ways are equally
 * likely only if all of them take draws of the same bounds in the same order, which is asserted.
 */
export function everyDraw(run: (draws: Draws) => string): Map<string, number> {
  const times = new Map<string, number>();
  const numbers: number[] = [];
  let bounds: number[] = [];
  do {
    const asked: number[] = [];
    const below = (bound: number) => {
      asked.push(bound);
      return (numbers[asked.length - 1] ??= 0);
    };
    const result = run({ below });
    if (bounds.length > 0 && asked.join() !== bounds.join())
      throw new Error(`${asked.join()} after ${bounds.join()}`);
    bounds = asked;
    times.set(result, (times.get(result) ?? 0) + 1);
  } while (next(numbers, bounds));
  return times;
}

/** Counts one on, the last number first; false when all have been. */
function next(numbers: number[], bounds: readonly number[]): boolean {
  for (let at = bounds.length - 1; at >= 0; at -= 1) {
    const raised = ((numbers[at] as number) + 1) % (bounds[at] as number);
    numbers[at] = raised;
    if (raised > 0) return true;
  }
  return false;
}
