import { fulfillmentOf } from '#domain/rewards/category';
import type { RewardProduct } from '#web/lib/catalog/reward-product';

/** Stock from which a card shows the remaining number. */
const fewPieces = 10;

/** Returns whether a product can be added to a cart, and the note on its card. */
export function availabilityOf({ stock, category }: Pick<RewardProduct, 'stock' | 'category'>): {
  canOrder: boolean;
  note: string | null;
} {
  if (stock <= 0) return { canOrder: false, note: 'Sold out' };
  if (fulfillmentOf(category) === 'credited') return { canOrder: true, note: null };
  return { canOrder: true, note: stock <= fewPieces ? `Only ${stock} left` : null };
}

/** Label of the link to read before an order; null if the card says everything. */
export function firstStateOf({ category }: Pick<RewardProduct, 'category'>): string | null {
  const fulfillment = fulfillmentOf(category);
  if (fulfillment === 'drawn') return 'See odds';
  return fulfillment === 'entered' ? 'See draw' : null;
}
