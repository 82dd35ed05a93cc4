import { type BlackjackParSheet, blackjackParSheet } from './blackjack/par-sheet';
import { type AnyGame, listGames, listRetiredGames } from './games';
import { type RouletteParSheet, rouletteParSheet } from './roulette/par-sheet';
import { type ScratchParSheet, scratchParSheet } from './scratch/par-sheet';
import { type SlotsParSheet, slotsParSheet } from './slots/par-sheet';
import { type VideoPokerParSheet, videoPokerParSheet } from './video-poker/par-sheet';
import { type WheelParSheet, wheelParSheet } from './wheel/par-sheet';

/** What is published of a version besides its rules: figures computed from every round that is possible. `family` tells which. */
export type ParSheet =
  | SlotsParSheet
  | ScratchParSheet
  | WheelParSheet
  | BlackjackParSheet
  | RouletteParSheet
  | VideoPokerParSheet;

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
    case 'wheel':
      return wheelParSheet(game.wheel);
  }
}

/** A version of a game and the name of the file in which its PAR sheet is published. */
export interface PublishedVersion {
  readonly game: AnyGame;
  readonly file: string;
}

/** Lists every version that is or was ever played: in `hk-slots.json`, and once retired in `hk-slots-v1.json`. */
export function listPublishedVersions(): PublishedVersion[] {
  return [
    ...listGames().map((game) => ({ game, file: `${game.id}.json` })),
    ...listRetiredGames().map((game) => ({ game, file: `${game.id}-v${game.version}.json` })),
  ];
}

/** Words the PAR sheet of a version as it is published. */
export function parSheetText(game: AnyGame): string {
  return `${JSON.stringify(parSheetOf(game), null, 2)}\n`;
}
