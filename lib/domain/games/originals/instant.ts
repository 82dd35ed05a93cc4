import type { Draws } from '#domain/fairness/draws';
import type { Original, OriginalRound } from './original';

/** Creates the `play` of a game without decisions: its round is settled at once. */
export function instant(
  settle: (draws: Draws, choice: string) => Pick<OriginalRound, 'shown' | 'multiple'>,
): Original['play'] {
  return (draws, choice, decisions) =>
    decisions.length > 0
      ? { code: 'games/decision-not-allowed' }
      : { ...settle(draws, choice ?? ''), options: [] };
}
