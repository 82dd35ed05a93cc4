import { cardText } from '#domain/games/video-poker/deck';

/** Lists of cards among what an original shows, in the order of the history, with their owners. */
const owners: readonly (readonly [name: string, owner: string])[] = [
  ['player', 'Player'],
  ['banker', 'Banker'],
];

/** The hands that a round of an original has shown; empty for a game without cards. */
export function originalCards(
  shown: Readonly<Record<string, readonly number[]>>,
): { owner: string; cards: string[] }[] {
  return owners.flatMap(([name, owner]) => {
    const cards = shown[name];
    return cards ? [{ owner, cards: cards.map(cardText) }] : [];
  });
}
