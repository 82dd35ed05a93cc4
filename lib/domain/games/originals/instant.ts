import type { Draws } from '#domain/fairness/draws';
import type { OriginalRules } from './create-original';
import type { OriginalRound } from './original';

/** Creates the `play` of a game without decisions: its round is settled at once. */
export function instant<Choice>(
  settle: (draws: Draws, choice: Choice) => Pick<OriginalRound, 'shown' | 'multiple'>,
): OriginalRules<Choice>['play'] {
  return (draws, choice, decisions) =>
    decisions.length > 0 ? { code: 'games/decision-not-allowed' } : { ...settle(draws, choice), options: [] };
}
