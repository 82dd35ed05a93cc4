import { readChoice } from '#domain/games/roulette/choice';
import type { ClothBets } from './cloth';
import type { TableRules } from './rules';

/**
 * Reads the bets of the player's last round from its choice.
 *
 * @param choice  null before the first round
 * @returns no bets where the table has no field for one of them: a part of the bets is no repeat
 * @throws RangeError for the choice of another game
 */
export function readLastBets(choice: string | null, { fields }: Pick<TableRules, 'fields'>): ClothBets {
  const chips = choice === null ? [] : readChoice(choice);
  const isOnTable = chips.every(({ on }) => fields.some(({ id }) => id === on));
  return isOnTable ? Object.fromEntries(chips.map(({ on, stake }) => [on, stake])) : {};
}
