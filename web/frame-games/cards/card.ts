import { cardFace } from './card-face';
import { cardName } from './card-names';

/** A card on a table. */
export interface CardView {
  /** Its width is `--card-width`. */
  readonly element: HTMLElement;
  /** Shows another face, or with null the back; a face-down card is turned over. */
  show(card: string | null): void;
  /** Resolves when no turn is under way. */
  turned(): Promise<void>;
}

/**
 * Creates a card from rank and suit (`As`, `Td`), or a face-down one from null.
 *
 * @param options.isNamed  false for a card in a button that has its name. @default true
 * @param options.isFaceDown  whether it shows its back until its face is shown, which is drawn already. @default false
 * @throws RangeError if the text is no card
 */
export function createCard(
  card: string | null,
  { isNamed = true, isFaceDown = false }: { isNamed?: boolean; isFaceDown?: boolean } = {},
): CardView {
  const element = part('card');
  const body = part('card__body');
  const front = part('card__front');
  body.append(front, part('card__back'));
  element.append(body);
  if (isNamed) element.setAttribute('role', 'img');
  else element.setAttribute('aria-hidden', 'true');

  let drawn: string | null = null;

  function show(next: string | null): void {
    if (isNamed) element.setAttribute('aria-label', cardName(next));
    // The face stays drawn while the card turns away from it.
    if (next !== null) draw(next);
    element.classList.toggle('card--down', next === null);
  }

  function draw(face: string): void {
    if (face !== drawn) front.replaceChildren(cardFace(face));
    drawn = face;
  }

  show(isFaceDown ? null : card);
  if (card !== null) draw(card);
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
