import { createCard } from '../cards/card';
import { untilDrawn } from '../felt/motion';
import { stripName } from './copy';
import type { ShownCard } from './progress';

/** The earlier cards of a round, from left to right, each with the guess that led to it. */
export interface CardStrip {
  show(cards: readonly ShownCard[]): void;
}

const signs: Readonly<Record<ShownCard['after'], string>> = {
  start: '',
  skip: '»',
  higher: '▲',
  lower: '▼',
  same: '=',
};

/** Adds the strip. It stays at its newest card. */
export function createCardStrip(host: HTMLElement): CardStrip {
  const list = document.createElement('ol');
  list.className = 'strip';
  list.setAttribute('aria-label', 'Cards of this round');
  host.append(list);
  let shown: readonly ShownCard[] = [];

  async function showNewest(): Promise<void> {
    await untilDrawn();
    // Cards beyond the edge must be reachable by keyboard.
    if (list.scrollWidth > list.clientWidth) list.tabIndex = 0;
    else list.removeAttribute('tabindex');
    list.scrollLeft = list.scrollWidth;
  }

  return {
    show(cards) {
      // Drawing the cards of earlier guesses again would take longer than one frame has.
      const isContinued = shown.every((card, at) => isSame(card, cards[at]));
      if (!isContinued) list.replaceChildren();
      list.append(...cards.slice(isContinued ? shown.length : 0).map(itemOf));
      shown = cards;
      void showNewest();
    },
  };
}

function isSame(one: ShownCard, other: ShownCard | undefined): boolean {
  return one.card === other?.card && one.after === other.after && one.isRight === other.isRight;
}

function itemOf(shown: ShownCard): HTMLElement {
  const item = document.createElement('li');
  item.className = 'strip__item';
  item.dataset['result'] = shown.isRight ? 'right' : 'wrong';
  const name = document.createElement('span');
  name.className = 'unseen';
  name.textContent = stripName(shown);
  const sign = document.createElement('span');
  sign.className = 'strip__sign';
  sign.setAttribute('aria-hidden', 'true');
  sign.textContent = signs[shown.after];
  item.append(name, sign, createCard(shown.card, { isNamed: false }).element);
  return item;
}
