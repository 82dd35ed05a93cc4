/** How well a pool is filled, the worst first. */
export type PoolLevel = 'backordered' | 'empty' | 'low' | 'filled';

/** Codes below which a pool counts as low, whatever is in stock. */
const fewCodes = 20;

/**
 * Returns how well a pool is filled for what can be ordered.
 *
 * @param pool.left   codes in the pool
 * @param pool.stock  what can be ordered; null for a product that is not read or was deleted
 */
export function levelOf({
  left,
  stock,
  waiting,
}: {
  left: number;
  stock: number | null;
  waiting: number;
}): PoolLevel {
  if (waiting > 0) return 'backordered';
  if (stock === 0) return 'filled';
  if (left === 0) return 'empty';
  return left < (stock === null ? fewCodes : Math.min(stock, Math.max(fewCodes, stock / 10)))
    ? 'low'
    : 'filled';
}
