/** A game as the lobby shows it; the odds are those of its published sheet and put here while the site is built. */
export interface CatalogueGame {
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
  maximumWinMultiple: number;
  /** The highest wins that anybody will ever see: above so many stakes, once in so many rounds on average. */
  rareWin: { above: number; oneIn: number };
}

/** A category that holds at least one game. */
export interface Category {
  id: string;
  name: string;
  blurb: string;
}
