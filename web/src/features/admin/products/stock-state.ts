import { lowStock } from '#domain/rewards/low-stock';

export type StockState = 'sold-out' | 'low-stock' | 'in-stock';

/** Returns the stock state of a product. */
export function stockStateOf(stock: number): StockState {
  if (stock <= 0) return 'sold-out';
  return stock <= lowStock[1] ? 'low-stock' : 'in-stock';
}
