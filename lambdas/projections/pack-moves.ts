import type { Move } from '#lambdas/metrics/stores/metric-moves';

/** A transaction of DynamoDB takes so many actions. */
export const mostActions = 100;

/**
 * Shares moves out to as few transactions as will take them, in their order. An action moves a cursor or adds to one figure of
 * one day.
 *
 * @throws RangeError for a move that no transaction can take
 */
export function packMoves(moves: readonly Move[]): Move[][] {
  const transactions: Move[][] = [];
  let [packed, metrics]: [Move[], Set<string>] = [[], new Set()];
  for (const move of moves) {
    const theirs = metricsOf(move);
    if (1 + theirs.length > mostActions) throw new RangeError('A move adds to too many figures');
    const together = new Set([...metrics, ...theirs]);
    const isRoom = packed.length + 1 + together.size <= mostActions;
    if (!isRoom || packed.length === 0) transactions.push((packed = []));
    packed.push(move);
    metrics = isRoom ? together : new Set(theirs);
  }
  return transactions;
}

function metricsOf({ days }: Move): string[] {
  return Object.entries(days).flatMap(([day, metrics]) =>
    Object.keys(metrics).map((metric) => `${day}#${metric}`),
  );
}
