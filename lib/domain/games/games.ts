import { blackjack, type BlackjackGame } from './blackjack/blackjack-game';
import { roulette, type RouletteGame } from './roulette/roulette-game';
import { listScratchCards } from './scratch/cards';
import { type ScratchGame, scratchGame } from './scratch/scratch-game';
import { listMachines, listRetiredMachines } from './slots/machines';
import { type SlotGame, slotGame } from './slots/slot-game';
import { listPokerTables } from './video-poker/tables';
import { type VideoPokerGame, videoPokerGame } from './video-poker/video-poker-game';
import { type WheelGame, wheelGame } from './wheel/wheel-game';
import { listWheels } from './wheel/wheels';

/** A game of the product, by whichever mathematics; `family` tells which. */
export type AnyGame = SlotGame | ScratchGame | WheelGame | BlackjackGame | RouletteGame | VideoPokerGame;

/** What a round of any of them shows. */
export type GameOutcome = Extract<ReturnType<AnyGame['play']>, { readonly outcome: unknown }>['outcome'];

const games: readonly AnyGame[] = [
  ...listMachines().map(slotGame),
  ...listScratchCards().map(scratchGame),
  ...listWheels().map(wheelGame),
  blackjack,
  roulette,
  ...listPokerTables().map(videoPokerGame),
];

/**
 * Versions that were played once and are played no more, of games that went on and of games that were withdrawn. Append only: whatever
 * leaves the list above comes here for good, because rounds name it.
 */
const retired: readonly AnyGame[] = [...listRetiredMachines().map(slotGame)];

/** Lists every game in its current version. */
export function listGames(): readonly AnyGame[] {
  return games;
}

/** Lists every version that takes no new rounds, and whose rounds must stay explainable for ever. */
export function listRetiredGames(): readonly AnyGame[] {
  return retired;
}
