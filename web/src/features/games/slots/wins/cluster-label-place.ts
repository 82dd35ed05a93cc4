import type { Spin } from '../rounds/shown-spin';
import type { Cell } from './winning-cells';

/**
 * The cell of a cluster for its payout: the one with its own symbol that is nearest to the middle of the cluster. A wild may belong to two
 * clusters, whose payouts would cover one another there.
 */
export function clusterLabelCell(
  { symbol, positions }: Pick<NonNullable<Spin['clusterWins']>[number], 'symbol' | 'positions'>,
  window: Spin['window'],
): Cell {
  const own = positions.filter(({ reel, row }) => window[reel]?.[row] === symbol);
  const middle = {
    reel: mean(positions.map(({ reel }) => reel)),
    row: mean(positions.map(({ row }) => row)),
  };
  const distance = ({ reel, row }: Cell) => (reel - middle.reel) ** 2 + (row - middle.row) ** 2;
  const [nearest] = (own.length > 0 ? own : positions).toSorted(
    (one, other) => distance(one) - distance(other),
  );
  return nearest ?? { reel: 0, row: 0 };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
