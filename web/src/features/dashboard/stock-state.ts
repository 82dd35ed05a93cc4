/** Of so many pieces a product is about to be sold out, which the store says, too. */
export const lowStock = [1, 10] as const;

export type StockState = 'sold-out' | 'low-stock' | 'in-stock';

/** What the number of pieces left asks of an admin. */
export function stockStateOf(stock: number): StockState {
  if (stock <= 0) return 'sold-out';
  return stock <= lowStock[1] ? 'low-stock' : 'in-stock';
}
