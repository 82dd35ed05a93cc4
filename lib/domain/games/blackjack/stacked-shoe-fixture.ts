import type { Draws } from '#domain/fairness/draws';
import { blackjackRules } from './rules';

/** Draws these cards in this order and throws on one more; `taken` counts them. */
export function stackedShoe(cards: string): Draws & { taken: number } {
  const { ranks, suits } = blackjackRules;
  const left = cards.split(' ');
  return {
    taken: 0,
    below(bound) {
      const card = left[this.taken];
      if (card === undefined) throw new RangeError(`No card number ${this.taken} in ${cards}`);
      this.taken += 1;
      const drawn = suits.indexOf(card.charAt(1)) * ranks.length + ranks.indexOf(card.charAt(0));
      if (bound !== 52 || drawn < 0) throw new RangeError(`${card} is not drawn below ${bound}`);
      return drawn;
    },
  };
}
