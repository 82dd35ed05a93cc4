import { betOn, type LimboNumbers, winsOf } from '#domain/games/originals/limbo/chance';
import { isLittleRisk } from '#domain/games/originals/little-risk';
import { paysOf } from '#domain/games/originals/win-or-lose';
import type { Money } from '../felt/amounts';
import { chanceLabel, hedgeNote, multipleLabel } from '../originals/copy';

/** A target with its chance: `A result of 2.00× or more wins, 49.5% of rounds.` @param target  in hundredths */
export function targetLabel(numbers: LimboNumbers, target: number, money: Money): string {
  const { locale } = money;
  const label = `A result of ${multipleLabel(target, locale)} or more wins, ${chanceLabel(chanceOf(numbers, target), locale)} of rounds.`;
  return `${label}${hedgeNote(isLittleRisk(paysOf(betOn(numbers, target))), money)}`;
}

/** Share of draws that reach a target. */
export function chanceOf(numbers: LimboNumbers, target: number): number {
  return winsOf(numbers, target) / numbers.draws;
}
