/** From here on a product is about to be sold out, which the store says, too. */
const fewPieces = 10;

export type StockState = 'sold-out' | 'low-stock' | 'in-stock';

/** What the number of pieces left asks of an admin. */
export function stockStateOf(stock: number): StockState {
  if (stock <= 0) return 'sold-out';
  return stock <= fewPieces ? 'low-stock' : 'in-stock';
}
