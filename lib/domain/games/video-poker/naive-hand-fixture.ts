import type { HandRank } from './hand-rank';

const order = '23456789TJQKA';

/** Ranks five cards naively: sorted and grouped. It shares no code with the ranking that it checks. */
export function naiveRank(cards: readonly string[]): HandRank | null {
  const places = cards.map((card) => order.indexOf(card.charAt(0))).sort((one, other) => one - other);
  const groups = [...new Set(cards.map((card) => card.charAt(0)))].map((rank) => ({
    rank,
    size: cards.filter((card) => card.startsWith(rank)).length,
  }));
  const sizes = groups
    .map(({ size }) => size)
    .sort((one, other) => other - one)
    .join('');
  const isFlush = new Set(cards.map((card) => card.charAt(1))).size === 1;
  const shown = places.join(' ');
  const isStraight = shown === '0 1 2 3 12' || (sizes === '11111' && places[4]! - places[0]! === 4);

  if (isStraight && isFlush) return places[0] === 8 ? 'royal-flush' : 'straight-flush';
  if (sizes === '41') return 'four-of-a-kind';
  if (sizes === '32') return 'full-house';
  if (isFlush) return 'flush';
  if (isStraight) return 'straight';
  if (sizes === '311') return 'three-of-a-kind';
  if (sizes === '221') return 'two-pair';
  return groups.some(({ rank, size }) => size === 2 && 'JQKA'.includes(rank)) ? 'jacks-or-better' : null;
}
