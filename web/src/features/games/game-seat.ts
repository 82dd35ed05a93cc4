import type { ReactNode } from 'react';
import type { PublishedGame } from '#contracts/play/public-routes';
import type { Round } from '#contracts/wallet/ledger-shapes';
import type { PlayChoice } from './play-choice';
import type { GameBackend } from './rounds/game-backend';
import type { LeftOpen } from './rounds/left-open';

/** Who plays what, where and with what: all that a page gives to a game, whatever its family. */
export interface GameSeat<Game = PublishedGame, Version = unknown> {
  readonly backend: GameBackend;
  /** The player's own id. */
  readonly player: string;
  readonly game: Game;
  /** Its rules in sentences, exact. */
  readonly rules: readonly string[];
  /** In a few plain sentences. */
  readonly howToPlay: readonly string[];
  readonly choice: PlayChoice;
  readonly onChoose: (choice: PlayChoice) => void;
  /** The round that waited when the page was opened, if one did. */
  readonly leftOpen: LeftOpen<Version> | null;
  /** Name and address of a game by its id. */
  readonly findGame: (id: string) => { name: string; path: string };
  /** Shows the proof of a round; null where rounds have none. */
  readonly renderProof: ((round: Round) => ReactNode) | null;
  /** Shows the panel about seeds, given the newest round, while it is open; null where there are none. */
  readonly renderFairness:
    | ((panel: { open: boolean; onClose: () => void; lastRound: Round | null }) => ReactNode)
    | null;
}
