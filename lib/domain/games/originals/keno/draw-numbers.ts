import type { Draws } from '#domain/fairness/draws';
import type { KenoBoard } from './board';

/** Draws numbers without replacement: each draw is an index into the numbers that are left, ascending. */
export function drawNumbers({ numbers, drawn }: KenoBoard, draws: Draws): number[] {
  const left = Array.from({ length: numbers }, (_, at) => at + 1);
  return Array.from({ length: drawn }, () => left.splice(draws.below(left.length), 1)[0] as number);
}

/** The bounds of these draws, in order. */
export function boundsOf({ numbers, drawn }: KenoBoard): number[] {
  return Array.from({ length: drawn }, (_, before) => numbers - before);
}
