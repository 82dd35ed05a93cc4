import type { Draws } from '#domain/fairness/draws';

/**
 * Places mines on different tiles, each set of tiles with the same chance.
 *
 * @param closed  tiles to choose from; where each must be a mine, nothing is drawn
 */
export function placeMines(draws: Draws, closed: readonly number[], mines: number): number[] {
  if (mines === closed.length) return [...closed];
  const free = [...closed];
  return Array.from({ length: mines }, () => free.splice(draws.below(free.length), 1)[0] as number);
}
