/** The spin on the reels, whose wilds fill their reels once. */
export interface SpinOnReels {
  /** Number of the presentation of its round; 0 before any round. */
  readonly presentation: number;
  /** 0 the staked spin, then free spins from 1. */
  readonly spin: number;
  /** Whether the player has seen it: the reels before a round, and those that a round with free spins leaves. */
  readonly isPast: boolean;
}

/** Whether the wilds of a spin have filled their reels. @param filled  the latest spin whose wilds did */
export function isFilled(filled: SpinOnReels, now: SpinOnReels): boolean {
  return now.isPast || (filled.presentation === now.presentation && filled.spin === now.spin);
}
