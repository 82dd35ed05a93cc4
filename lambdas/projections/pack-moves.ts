import type { Move } from '#lambdas/metrics/stores/metric-moves';

/** The limit of a DynamoDB transaction. */
export const mostActions = 100;

/**
 * Packs moves into as few transactions as possible, in order. An action moves a cursor or adds to one metric of one day.
 *
 * @throws RangeError for a move that exceeds a transaction
 */
export function packMoves(moves: readonly Move[]): Move[][] {
  const transactions: Move[][] = [];
  let [packed, metrics]: [Move[], Set<string>] = [[], new Set()];
  for (const move of moves) {
    const added = metricKeysOf(move);
    if (1 + added.length > mostActions) throw new RangeError('A move adds to too many figures');
    const together = new Set([...metrics, ...added]);
    const isRoom = packed.length + 1 + together.size <= mostActions;
    if (!isRoom || packed.length === 0) transactions.push((packed = []));
    packed.push(move);
    metrics = isRoom ? together : new Set(added);
  }
  return transactions;
}

function metricKeysOf({ days }: Move): string[] {
  return Object.entries(days).flatMap(([day, metrics]) =>
    Object.keys(metrics).map((metric) => `${day}#${metric}`),
  );
}
