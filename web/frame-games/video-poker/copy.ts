import type { HandRank } from '#domain/games/video-poker/hand-rank';

/** Display name of each rank. */
export const rankNames: Readonly<Record<HandRank, string>> = {
  'royal-flush': 'Royal flush',
  'straight-flush': 'Straight flush',
  'four-of-a-kind': 'Four of a kind',
  'full-house': 'Full house',
  flush: 'Flush',
  straight: 'Straight',
  'three-of-a-kind': 'Three of a kind',
  'two-pair': 'Two pair',
  'jacks-or-better': 'Jacks or better',
};

/** Label of the draw button for a number of held cards. */
export function drawLabel(held: number): string {
  if (held === 5) return 'Keep all five';
  return held === 4 ? 'Draw one card' : `Draw ${['five', 'four', 'three', 'two'][held]} cards`;
}

/** Average return of a choice, in stakes. */
export function returnLabel(stakes: number, locale: string): string {
  return `${stakes.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}\u00a0× your stake`;
}

/** Joins names as in a sentence: `a, b and c`. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
