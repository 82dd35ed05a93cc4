import type { Draws } from '#domain/fairness/draws';

/** What one sequence of draws leads to, and its chance. */
export interface Drawn<Result> {
  readonly result: Result;
  readonly chance: number;
}

/** Runs a function once for every sequence of numbers that it can draw. */
export function everyDraw<Result>(run: (draws: Draws) => Result): Drawn<Result>[] {
  const all: Drawn<Result>[] = [];
  let numbers: number[] = [];
  do {
    const bounds: number[] = [];
    const result = run({
      below(bound) {
        const number = numbers[bounds.length] ?? 0;
        numbers[bounds.length] = number;
        bounds.push(bound);
        return number;
      },
    });
    all.push({ result, chance: bounds.reduce((chance, bound) => chance / bound, 1) });
    // Counts up like a clock whose hands have different ranges.
    while (bounds.length > 0 && numbers[bounds.length - 1] === (bounds.at(-1) as number) - 1) bounds.pop();
    numbers = numbers.slice(0, bounds.length);
    if (bounds.length > 0) numbers[bounds.length - 1]! += 1;
  } while (numbers.length > 0);
  return all;
}
