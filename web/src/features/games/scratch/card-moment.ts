import type { CardMoment, GameMoment } from './card-copy';
import { foundFields } from './found-fields';
import type { OpenedFields } from './opened-fields';
import type { CardOnTable } from './use-card';

/** The state of the game with the card on its table. */
export function cardMoment(
  moment: GameMoment,
  { round, cells, rules }: Pick<CardOnTable, 'round' | 'cells' | 'rules'>,
  { fields, newest }: OpenedFields,
): CardMoment {
  const found = round ? foundFields(rules, round.outcome, fields) : [];
  return { ...moment, round, cells, opened: fields, newest, found };
}
