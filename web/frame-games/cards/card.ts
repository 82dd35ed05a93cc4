import { cardBack } from './card-back';
import { cardFace } from './card-face';
import { cardName } from './card-names';

/** A card on a table. */
export interface CardView {
  /** As wide as `--card-width` says. */
  readonly element: HTMLElement;
  /** Shows another face, or with null the back: a card that was face down is turned over. */
  show(card: string | null): void;
  /** Waits until no turn is under way. */
  turned(): Promise<void>;
}

/**
 * Makes a card of two letters, rank and suit (`As`, `Td`), or with null one that lies face down.
 *
 * @param options.isNamed  false for a card in a button that bears its name. @default true
 * @throws RangeError if the text is no card
 */
export function createCard(card: string | null, { isNamed = true }: { isNamed?: boolean } = {}): CardView {
  const element = part('card');
  const body = part('card__body');
  const front = part('card__front');
  const back = part('card__back');
  back.append(cardBack());
  body.append(front, back);
  element.append(body);
  if (isNamed) element.setAttribute('role', 'img');
  else element.setAttribute('aria-hidden', 'true');

  let shown: string | null = null;

  function show(next: string | null): void {
    if (isNamed) element.setAttribute('aria-label', cardName(next));
    // The face stays where it is while the card turns away from it.
    if (next !== null && next !== shown) front.replaceChildren(cardFace(next));
    element.classList.toggle('card--down', next === null);
    shown = next;
  }

  show(card);
  return {
    element,
    show,
    async turned() {
      await Promise.allSettled(body.getAnimations().map((animation) => animation.finished));
    },
  };
}

function part(name: string): HTMLElement {
  const element = document.createElement('span');
  element.className = name;
  return element;
}
