/** The day of figures that are of all days together. */
export const ever = 'ever';

/** Names the figure of a game version, which sums its rounds. */
export function gameMetric(gameId: string, parHash: string): string {
  return `game#${gameId}#${parHash}`;
}

/** The figure of what the accounts of the house gained, what was staked, bought and counted. */
export const houseMetric = 'house-totals';

/** The figure of how many pieces of which product were ordered. */
export const orderedMetric = 'ordered';

/** The day of figures that tell how something stands now, and are of no day. */
export const now = 'now';

/** The figure of how many orders stand at which status. */
export const ordersMetric = 'orders';
