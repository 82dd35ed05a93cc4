import type { HighestWin, WinsAbove } from '#domain/games/odds/highest-win';

/** A game as the lobby shows it; the odds of its published sheet are added at build time. */
export interface CatalogGame {
  id: string;
  kind: string;
  name: string;
  provider: string;
  categories: readonly string[];
  volatility: string;
  blurb: string;
  cardArt: string;
  launchPath: string;
  /** The day on which the game was opened, as `2026-11-21`. */
  openedOn: string;
  /** Return to players; where choices differ, that of the worst one. */
  rtpBasisPoints: number;
  /** Return of the best choice, where it is more than a percent above the worst. */
  bestRtpBasisPoints?: number;
  hitRateBasisPoints: number;
  /** Average number of rounds between two that pay. */
  hitOneIn: number;
  /** Lowest and highest share of rounds that pay, where the choice decides it. */
  hitRates?: readonly [lowest: number, highest: number];
  /** Of one round, in stakes; determines the volatility label. */
  standardDeviation: number;
  /** The highest win that players can reach. */
  highestWin: HighestWin;
  /** Frequency of the highest reachable wins: above a multiple of the stake, and the average number of rounds between them. */
  rareWin: WinsAbove;
}

/** A category with at least one game. */
export interface Category {
  id: string;
  name: string;
  blurb: string;
}

/** A game as its page and those of other games know it from the start. */
export type GamePageEntry = Pick<CatalogGame, 'id' | 'kind' | 'name' | 'blurb' | 'launchPath'>;

/** The texts of a game that its guide shows. */
export interface GameRules {
  /** The exact rules in sentences. */
  readonly rules: readonly string[];
  /** A short introduction. */
  readonly howToPlay: readonly string[];
}
