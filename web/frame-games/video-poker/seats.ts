import { type CardView, createCard } from '../cards/card';
import { cardName } from '../cards/card-names';
import { letterOf } from '../felt/letter-key';
import { pauseFor } from '../felt/motion';

const betweenCardsMs = 110;
const seatCount = 5;

/** The five card places, each a button that holds its card. */
export interface Seats {
  held(): readonly boolean[];
  hold(held: readonly boolean[]): void;
  /** Names all cards together by the rank that they have; null for none. */
  setRank(rank: string | null): void;
  /** Whether cards can be held now. */
  setOpen(isOpen: boolean): void;
  /** Shows cards, or their backs, at once. */
  show(cards: readonly (string | null)[]): void;
  /** Turns new cards up one after the other; held ones stay. */
  deal(cards: readonly string[], onCard: () => void): Promise<void>;
  /** Turns these cards face down. */
  turnDown(which: readonly boolean[]): Promise<void>;
  /** Lights the winning cards and dims the others; null lights none. */
  light(winning: readonly boolean[] | null): void;
}

/**
 * Creates the places.
 *
 * @param onToggle  called after the player held or released a card
 */
export function createSeats(host: HTMLElement, onToggle: () => void): Seats {
  const seats = Array.from({ length: seatCount }, (_, place) => seatAt(place));
  host.replaceChildren(...seats.map(({ button }) => button));
  let isOpen = false;

  function seatAt(place: number) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'seat';
    button.setAttribute('aria-keyshortcuts', String(place + 1));
    const badge = document.createElement('span');
    badge.className = 'seat__badge';
    badge.textContent = 'Held';
    badge.setAttribute('aria-hidden', 'true');
    const key = document.createElement('kbd');
    key.className = 'seat__key';
    key.textContent = String(place + 1);
    key.setAttribute('aria-hidden', 'true');
    const card: CardView = createCard(null, { isNamed: false });
    button.append(badge, card.element, key);
    button.addEventListener('click', () => {
      if (!isOpen) return;
      setHeld(seats[place]!, !seats[place]!.isHeld);
      onToggle();
    });
    return { button, card, place, isHeld: false, shown: null as string | null };
  }

  function setHeld(seat: (typeof seats)[number], isHeld: boolean): void {
    seat.isHeld = isHeld;
    seat.button.classList.toggle('seat--held', isHeld);
    seat.button.setAttribute('aria-pressed', String(isHeld));
  }

  function put(seat: (typeof seats)[number], card: string | null): void {
    seat.shown = card;
    seat.card.show(card);
    seat.button.setAttribute('aria-label', `Hold card ${seat.place + 1}, ${cardName(card)}`);
  }

  const all: Seats = {
    held: () => seats.map(({ isHeld }) => isHeld),
    hold: (held) => seats.forEach((seat, place) => setHeld(seat, held[place] === true)),
    setRank: (rank) => host.setAttribute('aria-label', rank ? `Your cards: ${rank}` : 'Your cards'),
    setOpen(next) {
      isOpen = next;
      for (const { button } of seats) button.setAttribute('aria-disabled', String(!isOpen));
    },
    show: (cards) => seats.forEach((seat, place) => put(seat, cards[place] ?? null)),
    async deal(cards, onCard) {
      for (const seat of seats) {
        const card = cards[seat.place]!;
        if (seat.shown === card) continue;
        onCard();
        put(seat, card);
        await pauseFor(betweenCardsMs);
      }
      await Promise.all(seats.map(({ card }) => card.turned()));
    },
    async turnDown(which) {
      seats.filter((_, place) => which[place]).forEach((seat) => put(seat, null));
      await Promise.all(seats.map(({ card }) => card.turned()));
    },
    light(winning) {
      seats.forEach(({ card }, place) => {
        card.element.classList.toggle('card--lit', winning?.[place] === true);
        card.element.classList.toggle('card--dim', winning !== null && !winning[place]);
      });
    },
  };
  all.show([]);
  all.hold([]);
  all.setOpen(false);

  document.addEventListener('keydown', (event) => {
    const digit = letterOf(event);
    seats.find(({ place }) => String(place + 1) === digit)?.button.click();
  });
  return all;
}
