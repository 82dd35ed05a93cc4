/** Key used in place of a day for all-time metrics. */
export const ever = 'ever';

/** Metric of a game version, which aggregates its rounds. */
export function gameMetric(gameId: string, parHash: string): string {
  return `game#${gameId}#${parHash}`;
}

/** Metric of the house accounts, and of stakes, purchases and counts. */
export const houseMetric = 'house-totals';

/** Metric of ordered pieces per product. */
export const orderedMetric = 'ordered';

/** Key used in place of a day for current values. */
export const now = 'now';

/** Metric of orders per status. */
export const ordersMetric = 'orders';
