/** Drawers that open from the bar of a game. */
export type GameDrawer = 'guide' | 'history' | 'fairness';
