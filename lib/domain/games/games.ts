import { blackjack, type BlackjackGame } from './blackjack/blackjack-game';
import { listRetiredBlackjack } from './blackjack/retired-blackjack';
import { type OriginalGame, originalGame } from './originals/original-game';
import { listOriginals, listRetiredOriginals } from './originals/originals';
import { roulette, type RouletteGame } from './roulette/roulette-game';
import { listScratchCards } from './scratch/cards';
import { type ScratchGame, scratchGame } from './scratch/scratch-game';
import { listMachines, listRetiredMachines } from './slots/machines';
import { type SlotGame, slotGame } from './slots/slot-game';
import { listPokerTables } from './video-poker/tables';
import { type VideoPokerGame, videoPokerGame } from './video-poker/video-poker-game';
import { type WheelGame, wheelGame } from './wheel/wheel-game';
import { listWheels } from './wheel/wheels';

/** Any game of the product; `family` discriminates. */
export type AnyGame =
  | SlotGame
  | ScratchGame
  | WheelGame
  | BlackjackGame
  | RouletteGame
  | VideoPokerGame
  | OriginalGame;

/** The outcome of a round of any game. */
export type GameOutcome = Extract<ReturnType<AnyGame['play']>, { readonly outcome: unknown }>['outcome'];

const games: readonly AnyGame[] = [
  ...listMachines().map(slotGame),
  ...listScratchCards().map(scratchGame),
  ...listWheels().map(wheelGame),
  blackjack,
  roulette,
  ...listPokerTables().map(videoPokerGame),
  ...listOriginals().map(originalGame),
];

/**
 * Versions that are no longer played, of current and withdrawn games. Append only: a version that leaves the list above stays here for
 * good, because rounds refer to it.
 */
const retired: readonly AnyGame[] = [
  ...listRetiredMachines().map(slotGame),
  ...listRetiredBlackjack(),
  ...listRetiredOriginals().map(originalGame),
];

/** Lists every game in its current version. */
export function listGames(): readonly AnyGame[] {
  return games;
}

/** Lists every version that takes no new rounds; its rounds must remain verifiable forever. */
export function listRetiredGames(): readonly AnyGame[] {
  return retired;
}
