import { fraction } from '#domain/games/odds/fraction';
import { isLittleRisk } from '#domain/games/originals/multiple';

/** Numbers of the published table. */
export interface LimboTable {
  readonly draws: number;
  readonly returned: number;
}

/** Number of draws that reach a target. @param target  in hundredths */
function winsOf({ draws, returned }: LimboTable, target: number): number {
  return Math.floor((returned * draws) / target);
}

/** Share of draws that reach a target. */
export function chanceOf(table: LimboTable, target: number): number {
  return winsOf(table, target) / table.draws;
}

/** Whether a target is reached so often that its rounds do not count toward playthrough. */
export function isHedged(table: LimboTable, target: number): boolean {
  return isLittleRisk(fraction(BigInt(winsOf(table, target)), BigInt(table.draws)));
}
