import { baccaratTable } from './table';

/** Value of a card, 0 to 9: the ace is 1, ten and face cards are 0. */
export function valueOf(card: number): number {
  return baccaratTable.values[Math.floor(card / baccaratTable.suits.length)] as number;
}

/** Total of a hand, 0 to 9: the last digit of the sum of its cards. */
export function totalOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + valueOf(card), 0) % 10;
}
