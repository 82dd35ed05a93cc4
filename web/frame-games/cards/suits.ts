/** Shape of a suit: filled, in a box from −50 to 50 both ways. */
export interface Suit {
  readonly isRed: boolean;
  readonly shape: string;
}

const suits: Readonly<Record<string, Suit>> = {
  c: {
    isRed: false,
    shape:
      'M0-48A22 22 0 0 1 18-13A22.500 22.500 0 1 1 8 20C8 34 13 42 22 48H-22C-13 42-8 34-8 20A22.500 22.500 0 1 1-18-13A22 22 0 0 1 0-48Z',
  },
  d: {
    isRed: true,
    shape: 'M0-50C9-28 22-12 38 0C22 12 9 28 0 50C-9 28-22 12-38 0C-22-12-9-28 0-50Z',
  },
  h: {
    isRed: true,
    shape: 'M0 48C-10 28-45 10-45-18A23.500 24 0 0 1 0-28A23.500 24 0 0 1 45-18C45 10 10 28 0 48Z',
  },
  s: {
    isRed: false,
    shape:
      'M0-49C10-28 45-12 45 13A21 21 0 0 1 8 24C9 36 14 43 22 48H-22C-14 43-9 36-8 24A21 21 0 0 1-45 13C-45-12-10-28 0-49Z',
  },
};

/** @throws RangeError for a letter that is no suit */
export function suitOf(card: string): Suit {
  const suit = suits[card.charAt(1)];
  if (!suit) throw new RangeError(`${card} has no suit`);
  return suit;
}
