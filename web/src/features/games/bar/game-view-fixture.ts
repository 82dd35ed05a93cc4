import type { GameView } from './game-view';

/** For unit tests: the layout of a game, which does nothing. */
export const idleView: GameView = {
  barPlace: null,
  isFullScreen: false,
  hasBarsHidden: false,
  toggleFullScreen: () => undefined,
  toggleBars: () => undefined,
  openSearch: () => undefined,
};
