const rankNames: Readonly<Record<string, string>> = {
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};
const suits: Readonly<Record<string, { readonly name: string; readonly symbol: string }>> = {
  c: { name: 'clubs', symbol: '♣' },
  d: { name: 'diamonds', symbol: '♦' },
  h: { name: 'hearts', symbol: '♥' },
  s: { name: 'spades', symbol: '♠' },
};
/** Text variation selector: keeps a suit from being drawn as a color emoji. */
const asText = '\u{FE0E}';

/**
 * Accessible name of a card: `As` is the ace of spades, null a card that lies face down.
 *
 * @throws RangeError if the text is no card
 */
export function cardName(card: string | null): string {
  if (card === null) return 'face-down card';
  const { rank, suit } = partsOf(card);
  return `${rank} of ${suit.name}`;
}

/**
 * A card in symbols, `10♦` for `Td`.
 *
 * @throws RangeError if the text is no card
 */
export function cardSymbols(card: string): string {
  const { suit } = partsOf(card);
  return `${card.startsWith('T') ? '10' : card.charAt(0)}${suit.symbol}${asText}`;
}

function partsOf(card: string) {
  const rank = rankNames[card.charAt(0)];
  const suit = suits[card.charAt(1)];
  if (card.length !== 2 || rank === undefined || !suit) throw new RangeError(`${card} is no card`);
  return { rank, suit };
}
