import { createContext } from 'react';

/** The layout around the open game: the place of its bar, how much of the screen the game has, and the ways to change that. */
export interface GameView {
  /** The element in the header that receives the bar of the game; null until it is rendered. */
  readonly barPlace: HTMLElement | null;
  readonly isFullScreen: boolean;
  /** Whether the bar of the layout is hidden by request; full screen hides it too. */
  readonly hasBarsHidden: boolean;
  readonly toggleFullScreen: () => void;
  readonly toggleBars: () => void;
  /** Opens the search of the site, for which narrow bars have no button. */
  readonly openSearch: () => void;
}

/** The view of the layout around a game; null outside of it. */
export const CurrentGameView = createContext<GameView | null>(null);
