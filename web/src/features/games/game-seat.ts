import type { ReactNode } from 'react';
import type { PublishedGame } from '#contracts/play/public-routes';
import type { Round } from '#contracts/wallet/ledger-shapes';
import type { GameRules } from '#web/lib/games/game-catalog';
import type { Followed } from '#web/lib/state/store';
import type { PlayChoice } from './play-choice';
import type { GameBackend } from './rounds/game-backend';
import type { LeftOpen } from './rounds/left-open';

/** Everything that a page passes to a game of any family: player, game, language and backend. */
export interface GameSeat<Game = PublishedGame, Version = unknown> {
  readonly backend: GameBackend;
  /** The player's own id. */
  readonly player: string;
  readonly game: Game;
  /** Loads the rules of the game; always the same function for a game. */
  readonly loadRules: () => Promise<GameRules>;
  readonly choice: PlayChoice;
  readonly onChoose: (choice: PlayChoice) => void;
  /** The round that was not seen to its end when the page was opened, if any. */
  readonly leftOpen: LeftOpen<Version> | null;
  /** Path of the demo of this game; null in the demo itself. */
  readonly demoPath: string | null;
  /** Renders the proof of a round; null where rounds have none. */
  readonly renderProof: ((round: Round) => ReactNode) | null;
  /** Renders the seeds panel, which follows the newest round while it is open; null where there are none. */
  readonly renderFairness:
    | ((panel: { open: boolean; onClose: () => void; lastRound: Followed<Round | null> }) => ReactNode)
    | null;
}
