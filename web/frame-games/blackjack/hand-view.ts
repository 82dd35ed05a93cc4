import { handOf } from '#domain/games/blackjack/cards';
import { isSoft, totalOf } from '#domain/games/blackjack/hand';
import type { PlayerHand } from '#domain/games/blackjack/outcome';
import { type CardView, createCard } from '../cards/card';
import { isStill } from '../felt/motion';
import { amountLabel, type Money, resultMessages, totalLabel } from './words';

/** A hand on the felt: fanned cards and total; stake and result for the player's hands. */
export interface HandView {
  readonly element: HTMLElement;
  /** Adds a card, which slides from the shoe. */
  add(card: string | null): void;
  /** Adds a card that already lies on the table. */
  take(view: CardView, card: string): void;
  /** Removes the last card, for another hand. */
  give(): { view: CardView; card: string };
  turnHole(card: string): void;
  setActive(isActive: boolean): void;
  setStake(stake: number, money: Money): void;
  setResult(hand: PlayerHand): void;
}

const dealMs = 380;

/**
 * @param name  accessible name of the hand; its total and its result follow
 * @param shoe  where cards come from
 */
export function createHand(name: string, shoe: Element): HandView {
  const element = part('pile');
  const fan = part('fan');
  const total = part('total');
  const stake = part('stake');
  const result = part('result');
  element.setAttribute('role', 'group');
  element.append(fan, total, stake, result);
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
    total.textContent = known.length === 0 ? '' : totalLabel(label);
    total.dataset['bust'] = String(label.total > 21);
    setName(known.length === 0 ? 'no cards' : totalLabel(label));
  }

  function setName(label: string): void {
    element.setAttribute('aria-label', `${name}: ${label}`);
  }

  return {
    element,
    add(card) {
      const view = createCard(card);
      place(view, card);
      slideFrom(shoe, view.element);
    },
    take: place,
    give() {
      const view = views.pop();
      const card = cards.pop();
      if (!view || typeof card !== 'string') throw new Error('There is no card to give.');
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
    setStake(units, money) {
      stake.textContent = amountLabel(units, money);
    },
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

/** Animates an element from the position of another one. */
function slideFrom(origin: Element, element: HTMLElement): void {
  if (isStill()) return;
  const from = origin.getBoundingClientRect();
  const to = element.getBoundingClientRect();
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) rotate(-24deg) scale(0.9)`;
  element.animate([{ transform: start }, { transform: 'none' }], {
    duration: dealMs,
    easing: 'cubic-bezier(0.2, 0.75, 0.25, 1)',
  });
}

function part(name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  return element;
}
