import { isRisk, type Risk } from '../risks';
import { board } from './board';

/** A risk and the picked numbers, ascending. */
export interface KenoChoice {
  readonly risk: Risk;
  readonly picks: readonly number[];
}

const form = /^([a-z]+) ([1-9][0-9]?(?:,[1-9][0-9]?)*)$/;

/** Formats a choice for requests and records: `high 1,7,13`. */
export function choiceText({ risk, picks }: KenoChoice): string {
  return `${risk} ${picks.toSorted((left, right) => left - right).join(',')}`;
}

/** Parses a choice; null for any other text, as for numbers that are not ascending. */
export function readChoice(choice: string | null): KenoChoice | null {
  const [, risk, list = ''] = form.exec(choice ?? '') ?? [];
  const picks = list.split(',').map(Number);
  const isOffered =
    isRisk(risk) &&
    picks.length <= board.mostPicks &&
    picks.every((pick, at) => pick <= board.numbers && pick > (picks[at - 1] ?? 0));
  return isOffered ? { risk, picks } : null;
}
