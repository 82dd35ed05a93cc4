/** Stock range that counts as low, as in the store. */
export const lowStock = [1, 10] as const;

export type StockState = 'sold-out' | 'low-stock' | 'in-stock';

/** Returns the stock state of a product. */
export function stockStateOf(stock: number): StockState {
  if (stock <= 0) return 'sold-out';
  return stock <= lowStock[1] ? 'low-stock' : 'in-stock';
}
