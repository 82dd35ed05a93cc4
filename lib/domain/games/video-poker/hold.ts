import { handSize } from './deck';

const form = /^hold ([01]+)$/;

/** Formats which cards are held: `hold 01101` holds the second, third and fifth. */
export function holdText(held: readonly boolean[]): string {
  return `hold ${held.map((isHeld) => (isHeld ? '1' : '0')).join('')}`;
}

/** Parses which cards are held; null for any other text. */
export function readHold(decision: string): boolean[] | null {
  const marks = form.exec(decision)?.[1];
  return marks?.length === handSize ? [...marks].map((mark) => mark === '1') : null;
}
