import type { Guess } from '#domain/games/originals/hi-lo/guesses';
import { isLittleRiskMultiple } from '#domain/games/originals/little-risk';
import { cardName } from '../cards/card-names';
import type { Money } from '../felt/amounts';
import { chanceLabel, collectNote, multipleLabel } from '../originals/copy';
import type { ShownRound } from '../originals/original-view';
import type { Progress, ShownCard } from './progress';

/** Name of a guess on a card, which says where the same rank is right, too. */
export function guessName({ decision, from, to }: Guess, rank: number): string {
  if (decision === 'same') return 'Same';
  const name = decision === 'higher' ? 'Higher' : 'Lower';
  return from === rank || to === rank ? `${name} or same` : name;
}

/** Chance of a guess and the multiple that it leads to: `53.85% → 1.83×`. */
export function oddsLabel(chance: number, multiple: number, locale: string): string {
  return `${chanceLabel(chance, locale)} → ${multipleLabel(multiple, locale)}`;
}

/** The same for screen readers. */
export function spokenOdds(chance: number, multiple: number, locale: string): string {
  return `${chanceLabel(chance, locale)} chance, leads to ${multipleLabel(multiple, locale)}`;
}

/** Why a guess is not offered: `reaches the cap of 10,000×`. */
export function capLabel(highestMultiple: number, locale: string): string {
  return `reaches the cap of ${(highestMultiple / 100).toLocaleString(locale)}×`;
}

/** Name of a card in the strip: `seven of spades, guessed higher: right`. */
export function stripName({ card, after, isRight }: ShownCard): string {
  if (after === 'start') return `${cardName(card)}, the first card`;
  if (after === 'skip') return `${cardName(card)}, after a skip`;
  return `${cardName(card)}, guessed ${after}: ${isRight ? 'right' : 'wrong'}`;
}

/** A round in words, by what it has shown. */
export function roundLabel(
  {
    multiple,
    options,
    round,
  }: Pick<ShownRound, 'multiple' | 'options'> & {
    round: Pick<ShownRound['round'], 'decisions'>;
  },
  { cards, state }: Progress,
  money: Money,
): string {
  const last = cards.at(-1) as ShownCard;
  const name = cardName(last.card);
  const pays = multipleLabel(multiple, money.locale);
  if (options.length > 0) {
    const sofar = state.right === 0 ? 'Higher or lower?' : `${rightLabel(state.right)}: ${pays}.`;
    const note = collectNote(isLittleRiskMultiple(multiple), money);
    return `${isGuess(last) ? `Right: ${name}` : sentence(name)}. ${sofar}${note}`;
  }
  if (!last.isRight) return `Wrong: ${name}.`;
  if (round.decisions.at(-1) === 'cash-out') return `Collected after ${rightLabel(state.right)} at ${pays}.`;
  return `${sentence(name)}. ${sentence(rightLabel(state.right))}, and no further guess: ${pays}.`;
}

function isGuess({ after }: ShownCard): boolean {
  return after !== 'start' && after !== 'skip';
}

function rightLabel(right: number): string {
  return right === 1 ? '1 right guess' : `${right} right guesses`;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
