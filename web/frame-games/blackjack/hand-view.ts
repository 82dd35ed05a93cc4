import { handOf } from '#domain/games/blackjack/cards';
import { isSoft, totalOf } from '#domain/games/blackjack/hand';
import type { PlayerHand } from '#domain/games/blackjack/outcome';
import { type CardView, createCard } from '../cards/card';
import { isMoving } from '../felt/motion';
import { setText } from '../felt/set-text';
import { slideFrom } from '../felt/slide';
import { resultMessages, totalLabel } from './words';

/** A hand on the felt: fanned cards, its total and its result. */
export interface HandView {
  readonly element: HTMLElement;
  /** Adds a card, which slides from the shoe and turns face up on its way. */
  add(card: string | null): void;
  /** Adds a card that already lies on the table. */
  addFromTable(view: CardView, card: string | null): void;
  /** Removes the last card, for another hand. */
  removeLast(): { view: CardView; card: string };
  turnHole(card: string): void;
  setActive(isActive: boolean): void;
  setResult(hand: PlayerHand): void;
}

const dealMs = 380;

/**
 * @param name  accessible name of the hand; its total and its result follow
 * @param shoe  where cards come from
 * @param beside  what lies at the other side of the cards than the total: the seat of a player's hand
 */
export function createHand(name: string, shoe: Element, ...beside: readonly Element[]): HandView {
  const element = part('pile');
  const fan = part('fan');
  const total = part('total');
  const result = part('result');
  element.setAttribute('role', 'group');
  element.append(...beside, fan, total, result);
  const views: CardView[] = [];
  const cards: (string | null)[] = [];

  function place(view: CardView, card: string | null): void {
    views.push(view);
    cards.push(card);
    fan.append(view.element);
    fan.style.setProperty('--cards', String(cards.length));
    count();
  }

  function count(): void {
    const known = cards.filter((card) => card !== null);
    const hand = handOf(known);
    const label = { total: totalOf(hand), isSoft: isSoft(hand) };
    setText(total, known.length === 0 ? '' : totalLabel(label));
    total.dataset['bust'] = String(label.total > 21);
    setName(known.length === 0 ? 'no cards' : totalLabel(label));
  }

  function setName(label: string): void {
    element.setAttribute('aria-label', `${name}: ${label}`);
  }

  async function deal(card: string | null): Promise<void> {
    const view = createCard(card, { isFaceDown: isMoving() });
    place(view, card);
    await slideFrom(shoe, view.element, { durationMs: dealMs, turn: -24 });
    // The dealer's hole card is turned later.
    if (card !== null) view.show(card);
  }

  return {
    element,
    add: (card) => void deal(card),
    addFromTable: place,
    removeLast() {
      const view = views.pop();
      const card = cards.pop();
      if (!view || typeof card !== 'string') throw new Error('There is no card to remove.');
      fan.style.setProperty('--cards', String(cards.length));
      count();
      return { view, card };
    },
    turnHole(card) {
      views[1]?.show(card);
      cards[1] = card;
      count();
    },
    setActive: (isActive) => element.classList.toggle('pile--active', isActive),
    setResult(hand) {
      const message = resultMessages[hand.result];
      result.textContent = message;
      setName([totalLabel(hand), message].filter(Boolean).join('. '));
      element.dataset['result'] = hand.result;
      const isWon = hand.payout > hand.stake;
      for (const { element: card } of views) {
        card.classList.toggle('card--lit', isWon);
        card.classList.toggle('card--dim', hand.result === 'bust' || hand.result === 'lost');
      }
    },
  };
}

function part(name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  return element;
}
