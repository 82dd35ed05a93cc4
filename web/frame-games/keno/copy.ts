import { highestReachable } from '#domain/games/odds/highest-win';
import { paysOfPicks } from '#domain/games/originals/keno/pays';
import { isLittleRisk } from '#domain/games/originals/little-risk';
import type { Money } from '../felt/amounts';
import { hedgeNote, multipleLabel } from '../originals/copy';
import type { Drawn, Picked } from './picked';
import type { KenoRules } from './read-pays';

type KenoNumbers = Pick<KenoRules, 'numbers' | 'drawn' | 'mostPicks'>;

/** What the next round may pay, or what is missing. */
export function choiceLabel(
  risk: string,
  picks: number,
  { multiples, rules, money }: { multiples: readonly number[]; rules: KenoNumbers; money: Money },
): string {
  if (picks === 0) return `Pick 1 to ${rules.mostPicks} numbers.`;
  const pays = paysOfPicks(rules, multiples);
  const reachable = highestReachable(pays);
  const highest = multipleLabel(reachable, money.locale);
  const more = reachable < Math.max(...multiples) ? ', very rarely more' : '';
  const note = hedgeNote(isLittleRisk(pays), money);
  return `${counted(picks, 'pick')}, ${risk} risk: up to ${highest}${more}.${note}`;
}

/** Answer to a press on a further number when the most are picked. */
export function fullLabel(mostPicks: number): string {
  return `You can pick up to ${mostPicks} numbers. Remove one first.`;
}

/** How many picks of a round were drawn, and what they pay. */
export function roundLabel(
  { hits }: Pick<Drawn, 'hits'>,
  { picks }: Pick<Picked, 'picks'>,
  multiple: number,
  locale: string,
): string {
  const label = `${counted(hits.length, 'hit')} of ${counted(picks.size, 'pick')}`;
  return multiple === 0 ? `${label}.` : `${label}: ${multipleLabel(multiple, locale)}.`;
}

/** The same for screen readers, which cannot see the board: with the drawn numbers. */
export function roundAnnouncement({ drawn, hits }: Drawn, label: string): string {
  const which = hits.length === 0 ? '' : ` Hits: ${hits.join(', ')}.`;
  return `Drawn: ${drawn.join(', ')}.${which} ${label}`;
}

/** Name of a number on the board. */
export function numberName(number: number, { isPicked, isDrawn }: NumberState): string {
  if (isDrawn) return `${number}, ${isPicked ? 'hit' : 'drawn'}`;
  return String(number);
}

interface NumberState {
  readonly isPicked: boolean;
  readonly isDrawn: boolean;
}

/** A count with its noun: `1 hit`, `no hits`. */
export function counted(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`;
  return `${count === 0 ? 'No' : count} ${noun}s`;
}
