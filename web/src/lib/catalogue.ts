import type { Coin } from '#domain/money/coin';

/** A game as the lobby shows it; the odds are exact and computed while the site is built. */
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
  rtpBasisPoints: number;
  hitRateBasisPoints: number;
  maximumWinMultiple: number;
  /** The highest wins that anybody will ever see: above so many stakes, once in so many rounds on average. */
  rareWin: { above: number; oneIn: number };
  /** In the coin's smallest unit. */
  stakes: Record<Coin, { lowest: number; highest: number }>;
}

/** A category that holds at least one game. */
export interface Category {
  id: string;
  name: string;
  blurb: string;
}
