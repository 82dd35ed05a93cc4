/** The day of figures that are of all days together. */
export const ever = 'ever';

/** Names the figure of a game version, which sums its rounds. */
export function gameFigure(gameId: string, parHash: string): string {
  return `game#${gameId}#${parHash}`;
}
