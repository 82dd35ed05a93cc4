import type { Move } from '#lambdas/metrics/stores/metric-moves';
import type { MetricStore } from '#lambdas/metrics/stores/metric-store';

/** The limit of a DynamoDB transaction. */
export const mostActions = 100;

/** The items that a move changes beside its cursor. */
type ItemsOf = MetricStore['itemsOf'];

/**
 * Packs moves into as few transactions as possible, in order. An action moves a cursor or changes another item.
 *
 * @throws RangeError for a move that exceeds a transaction
 */
export function packMoves(moves: readonly Move[], itemsOf: ItemsOf): Move[][] {
  const transactions: Move[][] = [];
  let [packed, items]: [Move[], Set<string>] = [[], new Set()];
  for (const move of moves) {
    const added = itemsOf(move);
    if (!isWithinTransaction(added)) throw new RangeError('A move adds to too many items');
    const together = new Set([...items, ...added]);
    const isRoom = packed.length + 1 + together.size <= mostActions;
    if (!isRoom || packed.length === 0) transactions.push((packed = []));
    packed.push(move);
    items = isRoom ? together : new Set(added);
  }
  return transactions;
}

/** Whether a transaction takes one move that changes these items. */
export function isWithinTransaction(items: readonly string[]): boolean {
  return 1 + items.length <= mostActions;
}
