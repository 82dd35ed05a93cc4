import { totalOf } from '#domain/games/originals/baccarat/totals';
import { cardText } from '#domain/games/video-poker/deck';
import { createCard } from '../cards/card';
import { isMoving } from '../felt/motion';
import { setText } from '../felt/set-text';
import { slideFrom } from '../felt/slide';
import { fieldNames, handName } from './copy';

/** A hand on the felt: its cards and their total. */
export interface HandView {
  readonly element: HTMLElement;
  clear(): void;
  /** Adds a card, which slides from the shoe and turns face up on its way. */
  deal(card: number): void;
  /** Adds a card that already lies on the table. */
  lay(card: number): void;
  /** Lights the hand that won; null leaves both as they are. */
  setWon(isWon: boolean | null): void;
}

const dealMs = 380;

/**
 * @param side  selects the name and the color of the hand
 * @param shoe  where cards come from
 */
export function createHand(side: 'player' | 'banker', shoe: Element): HandView {
  const element = part('hand');
  const title = part('hand__title', fieldNames[side]);
  const total = part('hand__total');
  const fan = part('fan');
  element.dataset['side'] = side;
  element.setAttribute('role', 'group');
  title.append(total);
  element.append(title, fan);
  let cards: number[] = [];

  function add(card: number, cardElement: Element): void {
    cards.push(card);
    fan.append(cardElement);
    showTotal();
  }

  function showTotal(): void {
    const shown = cards.length === 0 ? null : totalOf(cards);
    setText(total, String(shown ?? ''));
    element.setAttribute('aria-label', handName(side, shown));
  }

  async function deal(card: number): Promise<void> {
    const view = createCard(cardText(card), { isFaceDown: isMoving() });
    add(card, view.element);
    await slideFrom(shoe, view.element, { durationMs: dealMs, turn: -24 });
    view.show(cardText(card));
  }

  showTotal();
  return {
    element,
    clear() {
      cards = [];
      fan.replaceChildren();
      delete element.dataset['won'];
      showTotal();
    },
    deal: (card) => void deal(card),
    lay: (card) => add(card, createCard(cardText(card)).element),
    setWon(isWon) {
      if (isWon !== null) element.dataset['won'] = String(isWon);
      for (const card of fan.children) {
        card.classList.toggle('card--lit', isWon === true);
        card.classList.toggle('card--dim', isWon === false);
      }
    },
  };
}

function part(name: string, label = ''): HTMLElement {
  const element = document.createElement('span');
  element.className = name;
  element.append(label);
  return element;
}
