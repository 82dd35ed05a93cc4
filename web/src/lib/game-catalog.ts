import type { HighestWin, WinsAbove } from '#domain/games/odds/highest-win';

/** A game as the lobby shows it; the odds are those of its published sheet and put here while the site is built. */
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
  /** The day on which the harbour opened it, as `2026-11-21`. */
  openedOn: string;
  rtpBasisPoints: number;
  hitRateBasisPoints: number;
  /** Of one round, in stakes: what the word for its volatility stands for. */
  standardDeviation: number;
  /** The highest win that players can reach. */
  highestWin: HighestWin;
  /** The highest wins that players can reach: above so many stakes, once in so many rounds on average. */
  rareWin: WinsAbove;
}

/** A category that holds at least one game. */
export interface Category {
  id: string;
  name: string;
  blurb: string;
}
