/** A reel turns at least this long, so that a fast answer still looks like a spin. */
const shortestTurnMs = 620;
const betweenReelsMs = 210;

/**
 * When each reel is told to stop: from left to right, none before the answer is there.
 *
 * @param answeredAtMs  when the outcome became known, on the clock of `startedAtMs`
 * @returns one moment a reel
 */
export function stopOrder(startedAtMs: number, answeredAtMs: number, reels: number): number[] {
  const firstMs = Math.max(startedAtMs + shortestTurnMs, answeredAtMs);
  return Array.from({ length: reels }, (_, reel) => firstMs + reel * betweenReelsMs);
}
