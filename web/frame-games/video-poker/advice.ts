import type { HoldAdvice } from '#domain/games/video-poker/perfect-hold';
import { createCard } from '../cards/card';
import { cardName } from '../cards/card-names';
import { listed, returnLabel } from './copy';

/** Shows the perfect hold for a deal and, next to it, the value of the player's own choice. */
export function adviceFor(
  dealt: readonly string[],
  held: readonly boolean[],
  { held: best, returned, returnOf }: HoldAdvice,
  locale: string,
): Node[] {
  const bestCards = dealt.filter((_, at) => best[at]);
  const cards = document.createElement('div');
  cards.className = 'advice__cards';
  cards.setAttribute('aria-hidden', 'true');
  dealt.forEach((card, at) => {
    const { element } = createCard(card, { isNamed: false });
    element.classList.add(best[at] ? 'card--lit' : 'card--dim');
    cards.append(element);
  });

  const own = returnOf(held);
  const what =
    bestCards.length === 0 ? 'replaces all five cards' : `holds the ${listed(bestCards.map(cardName))}`;
  const isSame = held.every((isHeld, at) => isHeld === best[at]);
  const beside = isSame
    ? 'That is what you did.'
    : own === returned
      ? 'Your choice returns just as much.'
      : `Your choice returns ${returnLabel(own, locale)}.`;
  return [
    cards,
    line(`Perfect play ${what} and returns ${returnLabel(returned, locale)} on average. ${beside}`),
  ];
}

function line(label: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = label;
  return paragraph;
}
