import { goldCreditOf } from '#domain/rewards/order-line';
import { priceOf } from '#domain/rewards/price';

/**
 * What a product of the category `coins` credits at the price that is being typed, by the rule of the checkout itself.
 *
 * @returns whole Gold Coins; null while it is no price
 */
export function goldCreditAt(typedPrice: string): number | null {
  const price = priceOf(typedPrice.trim() === '' ? NaN : Number(typedPrice));
  if (typeof price !== 'number') return null;
  const line = { product: '', name: '', image: null, category: 'coins', terms: null } as const;
  return goldCreditOf([{ ...line, quantity: 1, price }]);
}
