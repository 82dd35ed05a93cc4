import { readChoice } from './choice';
import type { RouletteRules } from './rules';

/** Chips on more pockets than two dozens have leave little at risk: red and black, or three dozens. */
export const mostPocketsAtRisk = 24;

/** How many pockets chips lie on, by one field or more. */
export function coveredPockets({ fields }: Pick<RouletteRules, 'fields'>, on: readonly string[]): number {
  return new Set(fields.filter(({ id }) => on.includes(id)).flatMap(({ pockets }) => pockets)).size;
}

/** Whether chips lie on so much of the table, as on opposite fields, that a round does not play coins through. */
export function isHedged(rules: Pick<RouletteRules, 'fields'>, on: readonly string[]): boolean {
  return coveredPockets(rules, on) > mostPocketsAtRisk;
}

/** The same of a choice that has no fault. */
export function isHedgedChoice(rules: Pick<RouletteRules, 'fields'>, choice: string): boolean {
  return isHedged(
    rules,
    readChoice(choice).map(({ on }) => on),
  );
}
