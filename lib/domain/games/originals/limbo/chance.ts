import { fraction } from '#domain/games/odds/fraction';
import type { WinOrLose } from '../win-or-lose';

/** Numbers of the published table of limbo. */
export interface LimboNumbers {
  /** Number of equally likely draws. */
  readonly draws: number;
  /** Hundredths of the stake that a draw returns on average, before its count of wins is rounded down. */
  readonly returned: number;
}

/** A draw n reaches a target t when n + 1 ≤ returned × draws / t, so this many draws do. @param target  in hundredths */
export function winsOf({ draws, returned }: LimboNumbers, target: number): number {
  return Math.floor((returned * draws) / target);
}

/** The bet on a target. */
export function betOn(numbers: LimboNumbers, target: number): WinOrLose {
  return { chance: fraction(BigInt(winsOf(numbers, target)), BigInt(numbers.draws)), multiple: target };
}
