/** Key used in place of a day for all-time metrics. */
export const ever = 'ever';

/** Metric of a game version, which aggregates its rounds. */
export function gameMetric(gameId: string, parHash: string): string {
  return `game#${gameId}#${parHash}`;
}

/** Metric of the house accounts, and of stakes, purchases and counts. */
export const houseMetric = 'house-totals';

/** Metric of what players hold of each coin, without what rounds changed, which the metrics of games contain. */
export const holdingsMetric = 'holdings';

/** Total of the accounts that received the welcome bonus, in the metric of the house accounts. */
export const signUpsTotal = 'sign-ups';

/** Total of the players with a round on a day, in the metric of the house accounts. */
export const activePlayersTotal = 'active players';

/** Metric of ordered pieces per product. */
export const orderedMetric = 'ordered';

/** Key used in place of a day for current values. */
export const now = 'now';

/** Metric of orders per status. */
export const ordersMetric = 'orders';
