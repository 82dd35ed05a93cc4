import type { BaccaratRound } from './read-round';

/** A card on its way to a hand. */
export interface DealtCard {
  readonly to: 'player' | 'banker';
  readonly card: number;
}

/** The cards of a round in the order in which they are dealt: two to each hand in turn, then third cards. */
export function dealingOrder({ player, banker }: BaccaratRound): DealtCard[] {
  return [0, 1, 2].flatMap((at) => [
    ...player.cards.slice(at, at + 1).map((card) => ({ to: 'player', card }) as const),
    ...banker.cards.slice(at, at + 1).map((card) => ({ to: 'banker', card }) as const),
  ]);
}
