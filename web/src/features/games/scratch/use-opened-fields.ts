import { useStore } from '#web/lib/state/use-store';
import { foundFields } from './found-fields';
import type { CardOnTable } from './use-card';

/** The open fields of the card on the table, with those of them that are known to win. */
export function useOpenedFields({ opened, round, rules }: Pick<CardOnTable, 'opened' | 'round' | 'rules'>) {
  const state = useStore(opened);
  return { ...state, found: round ? foundFields(rules, round.outcome, state.fields) : [] };
}
