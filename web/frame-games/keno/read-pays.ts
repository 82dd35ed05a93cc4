import { isRisk, type Risk } from '#domain/games/originals/risks';
import type { OriginalRules } from '../originals/original-view';
import { numberOf, rowsOf } from '../originals/read-original';

/** The published board, and its multiples in hundredths of the stake by risk, count of picks and count of hits. */
export interface KenoRules {
  readonly numbers: number;
  readonly drawn: number;
  readonly mostPicks: number;
  /** Multiples by the count of hits, from none to all picks; empty without picks. */
  paysOf(risk: Risk, picks: number): readonly number[];
}

/**
 * Reads the published rules.
 *
 * @throws TypeError for the rules of another game
 */
export function readKenoRules({ table }: OriginalRules): KenoRules {
  const { numbers, drawn, mostPicks, pays } = table;
  if (!Array.isArray(pays)) throw new TypeError('These are no rules of keno.');
  const lists = new Map(
    pays.map((each) => {
      const [risk, rows] = Array.isArray(each) ? each : [];
      if (typeof risk !== 'string' || !isRisk(risk)) throw new TypeError('A list of keno has no risk.');
      return [risk, rowsOf(rows)];
    }),
  );
  return {
    numbers: numberOf(numbers),
    drawn: numberOf(drawn),
    mostPicks: numberOf(mostPicks),
    paysOf: (risk, picks) => lists.get(risk)?.[picks - 1] ?? [],
  };
}
