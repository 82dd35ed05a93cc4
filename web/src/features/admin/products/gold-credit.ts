import { goldCreditOf } from '#domain/rewards/order-line';
import { priceOf } from '#domain/rewards/price';

/**
 * Returns the credit of a product of the category `coins` at the typed price, by the rule of the checkout.
 *
 * @returns whole Gold Coins; null for an invalid price
 */
export function goldCreditAt(typedPrice: string): number | null {
  const price = priceOf(typedPrice.trim() === '' ? NaN : Number(typedPrice));
  if (typeof price !== 'number') return null;
  const line = { product: '', name: '', image: null, category: 'coins', terms: null } as const;
  return goldCreditOf([{ ...line, quantity: 1, price }]);
}
