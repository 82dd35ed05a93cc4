import type { Money } from '../felt/amounts';
import { chanceLabel, hedgeNote, multipleLabel } from '../originals/copy';
import { chanceOf, isHedged, type LimboTable } from './chance';

/** A target with its chance: `A result of 2.00× or more wins, 49.5% of rounds.` @param target  in hundredths */
export function targetLabel(table: LimboTable, target: number, money: Money): string {
  const { locale } = money;
  const label = `A result of ${multipleLabel(target, locale)} or more wins, ${chanceLabel(chanceOf(table, target), locale)} of rounds.`;
  return `${label}${hedgeNote(isHedged(table, target), money)}`;
}
