import { isRisk, type Risk } from '#domain/games/originals/risks';
import type { OriginalRules } from '../originals/original-view';
import { rowsOf } from '../originals/read-original';

/** The published board, and its multiples in hundredths of the stake by risk, count of picks and count of hits. */
export interface KenoRules {
  readonly numbers: number;
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
  const { numbers, mostPicks, pays } = table;
  if (typeof numbers !== 'number' || typeof mostPicks !== 'number' || !Array.isArray(pays))
    throw new TypeError('These are no rules of keno.');
  const lists = new Map(
    pays.map((each) => {
      const [risk, rows] = Array.isArray(each) ? each : [];
      if (typeof risk !== 'string' || !isRisk(risk)) throw new TypeError('A list of keno has no risk.');
      return [risk, rowsOf(rows)];
    }),
  );
  return { numbers, mostPicks, paysOf: (risk, picks) => lists.get(risk)?.[picks - 1] ?? [] };
}
