import { createContext } from 'react';

/** How much of the screen the open game has, and the ways to change it. */
export interface GameView {
  readonly isFullScreen: boolean;
  /** Whether the bar of the layout is hidden by request; full screen hides it too. */
  readonly hasBarsHidden: boolean;
  readonly toggleFullScreen: () => void;
  readonly toggleBars: () => void;
}

/** The view of the layout around a game; null outside of it. */
export const CurrentGameView = createContext<GameView | null>(null);
