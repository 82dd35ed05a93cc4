import type { PublishedGame } from '#contracts/play/public-routes';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { totalOf } from '#domain/games/originals/baccarat/totals';
import { cardText } from '#domain/games/video-poker/deck';

type Shown = Extract<Round['outcome'], { family: 'originals' }>['shown'];

/** Cards and notes of a round, as a description of it has them. */
export interface OriginalDetails {
  readonly cards: readonly { readonly owner: string; readonly cards: readonly string[] }[];
  readonly notes: readonly string[];
}

/** Both hands of baccarat, and the bet. */
export function baccaratDetails({ player = [], banker = [] }: Shown, choice: string): OriginalDetails {
  return {
    cards: [
      { owner: 'Player', cards: player.map(cardText) },
      { owner: 'Banker', cards: banker.map(cardText) },
    ],
    notes: [`Stake on: ${choice}.`, `Player ${totalOf(player)}, banker ${totalOf(banker)}.`],
  };
}

/** A board of mines: `3 mines: 5 jade found.` */
export function minesNote({ opened = [], mines = [] }: Shown, choice: string): string {
  const isHit = opened.some((tile) => mines.includes(tile));
  const jade = opened.length - (isHit ? 1 : 0);
  const board = choice === '1' ? '1 mine' : `${choice} mines`;
  return `${board}: ${jade} jade found${isHit ? ', then a mine' : ''}.`;
}

/** The cards of Hi-Lo. */
export function hiLoDetails({ cards = [] }: Shown, rules: PublishedGame['rules']): OriginalDetails {
  return { cards: [{ owner: '', cards: cards.map(cardTextIn(rules)) }], notes: [] };
}

/** Cards as rank and suit, from the deck of the published rules. */
function cardTextIn(rules: PublishedGame['rules']): (card: number) => string {
  const table = rules.family === 'originals' ? rules.table : {};
  const [ranks, suits] = [textsOf(table['ranks']), textsOf(table['suits'])];
  return (card) => `${ranks[card % ranks.length] ?? '?'}${suits[Math.floor(card / ranks.length)] ?? ''}`;
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
