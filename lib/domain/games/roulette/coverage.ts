import { readChoice } from './choice';
import type { RouletteRules } from './rules';

/** Chips on more pockets than two dozens cover leave little at risk: red and black, or three dozens. */
export const mostPocketsAtRisk = 24;

/** Number of pockets that are covered by at least one field. */
export function coveredPockets({ fields }: Pick<RouletteRules, 'fields'>, on: readonly string[]): number {
  return new Set(fields.filter(({ id }) => on.includes(id)).flatMap(({ pockets }) => pockets)).size;
}

/** Whether chips cover so much of the table, such as opposite fields, that a round does not count toward playthrough. */
export function isHedged(rules: Pick<RouletteRules, 'fields'>, on: readonly string[]): boolean {
  return coveredPockets(rules, on) > mostPocketsAtRisk;
}

/** The same for a choice that has no fault. */
export function isHedgedChoice(rules: Pick<RouletteRules, 'fields'>, choice: string): boolean {
  return isHedged(
    rules,
    readChoice(choice).map(({ on }) => on),
  );
}
