import { fraction } from '#domain/games/odds/fraction';
import { type DiceChoice, percentOf } from '#domain/games/originals/dice/choice';
import { isLittleRisk } from '#domain/games/originals/little-risk';
import { paysOf } from '#domain/games/originals/win-or-lose';
import type { Money } from '../felt/amounts';
import { chanceLabel, hedgeNote, multipleLabel } from '../originals/copy';

/** A roll in hundredths as the line shows it: `42.17`. */
export function rollLabel(roll: number): string {
  return (roll / 100).toFixed(2);
}

/** A choice with its chance and what it pays: `Under 50 wins 50% of rolls and pays 1.98×.` */
export function choiceLabel(choice: DiceChoice, multiple: number, money: Money): string {
  const percent = percentOf(choice);
  const side = choice.side === 'under' ? `Under ${choice.number}` : `${choice.number} or over`;
  const pays = `${side} wins ${chanceLabel(percent / 100, money.locale)} of rolls and pays ${multipleLabel(multiple, money.locale)}.`;
  const isHedged = isLittleRisk(paysOf({ chance: fraction(BigInt(percent), 100n), multiple }));
  return `${pays}${hedgeNote(isHedged, money)}`;
}
