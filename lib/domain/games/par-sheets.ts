import { type BlackjackParSheet, blackjackParSheet } from './blackjack/par-sheet';
import { type AnyGame, listGames, listRetiredGames } from './games';
import { type OriginalParSheet, originalParSheet } from './originals/par-sheet';
import { type RouletteParSheet, rouletteParSheet } from './roulette/par-sheet';
import { type ScratchParSheet, scratchParSheet } from './scratch/par-sheet';
import { type SlotsParSheet, slotsParSheet } from './slots/par-sheet';
import { type VideoPokerParSheet, videoPokerParSheet } from './video-poker/par-sheet';
import { type WheelParSheet, wheelParSheet } from './wheel/par-sheet';

/** Published figures of a version besides its rules, computed from every possible round. `family` discriminates. */
export type ParSheet =
  | SlotsParSheet
  | ScratchParSheet
  | WheelParSheet
  | BlackjackParSheet
  | RouletteParSheet
  | VideoPokerParSheet
  | OriginalParSheet;

/** Computes the PAR sheet of a version from its rules alone. */
function parSheetOf(game: AnyGame): ParSheet {
  switch (game.family) {
    case 'slots':
      return slotsParSheet(game.machine);
    case 'scratch':
      return scratchParSheet(game.card);
    case 'blackjack':
      return blackjackParSheet(game.rules);
    case 'roulette':
      return rouletteParSheet(game.rules);
    case 'video-poker':
      return videoPokerParSheet(game.table);
    case 'originals':
      return originalParSheet(game.original);
    case 'wheel':
      return wheelParSheet(game.wheel);
  }
}

/** A version of a game and the file name of its published PAR sheet. */
export interface PublishedVersion {
  readonly game: AnyGame;
  readonly file: string;
}

/** Lists every current and retired version: in `hk-slots.json`, and once retired in `hk-slots-v1.json`. */
export function listPublishedVersions(): PublishedVersion[] {
  return [
    ...listGames().map((game) => ({ game, file: `${game.id}.json` })),
    ...listRetiredGames().map((game) => ({ game, file: `${game.id}-v${game.version}.json` })),
  ];
}

/** Formats the PAR sheet of a version for publication. */
export function parSheetText(game: AnyGame): string {
  return `${JSON.stringify(parSheetOf(game), null, 2)}\n`;
}
