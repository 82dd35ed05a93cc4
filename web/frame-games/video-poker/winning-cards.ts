import type { HandRank } from '#domain/games/video-poker/hand-rank';

const wholeHands: readonly HandRank[] = ['straight', 'flush', 'full-house', 'straight-flush', 'royal-flush'];

/** Whether each of five cards is part of the hand's rank: all of them, or those whose rank occurs more than once. */
export function winningCards(cards: readonly string[], rank: HandRank | null): boolean[] {
  if (rank === null) return cards.map(() => false);
  if (wholeHands.includes(rank)) return cards.map(() => true);
  return cards.map((card) => cards.filter((other) => other.startsWith(card.charAt(0))).length > 1);
}
