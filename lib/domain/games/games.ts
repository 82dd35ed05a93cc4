import type { BlackjackGame } from './blackjack/blackjack-game';
import { blackjackGames } from './blackjack/blackjack-games';
import type { OriginalGame } from './originals/original-game';
import { originalGames } from './originals/original-games';
import type { RouletteGame } from './roulette/roulette-game';
import { rouletteGames } from './roulette/roulette-games';
import type { ScratchGame } from './scratch/scratch-game';
import { scratchGames } from './scratch/scratch-games';
import type { SlotGame } from './slots/slot-game';
import { slotGames } from './slots/slot-games';
import type { VideoPokerGame } from './video-poker/video-poker-game';
import { videoPokerGames } from './video-poker/video-poker-games';
import type { WheelGame } from './wheel/wheel-game';
import { wheelGames } from './wheel/wheel-games';

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

/** The versions of the games of one family. */
export interface FamilyGames {
  readonly current: readonly AnyGame[];
  /**
   * Versions that are no longer played, of current and withdrawn games. Append only: a version that is no longer current stays here for
   * good, because rounds refer to it.
   */
  readonly retired: readonly AnyGame[];
}

const families: readonly FamilyGames[] = [
  slotGames,
  scratchGames,
  wheelGames,
  blackjackGames,
  rouletteGames,
  videoPokerGames,
  originalGames,
];

const games = families.flatMap(({ current }) => current);
const retiredGames = families.flatMap(({ retired }) => retired);

/** Lists every game in its current version. */
export function listGames(): readonly AnyGame[] {
  return games;
}

/** Lists every version that takes no new rounds; its rounds must remain verifiable forever. */
export function listRetiredGames(): readonly AnyGame[] {
  return retiredGames;
}
