import { fulfillmentOf } from '#domain/rewards/category';
import type { RewardProduct } from '#web/lib/catalog/reward-product';

/** From here on a card says how many are left. */
const fewPieces = 10;

/** Whether a product can be put into a cart now, and what its card says about that. */
export function availabilityOf({ stock, category }: Pick<RewardProduct, 'stock' | 'category'>): {
  canOrder: boolean;
  note: string | null;
} {
  if (stock <= 0) return { canOrder: false, note: 'Sold out' };
  if (fulfillmentOf(category) === 'credited') return { canOrder: true, note: null };
  return { canOrder: true, note: stock <= fewPieces ? `Only ${stock} left` : null };
}

/** What somebody should look at before they order; null for what is plain from its card. */
export function firstStateOf({ category }: Pick<RewardProduct, 'category'>): string | null {
  const fulfillment = fulfillmentOf(category);
  if (fulfillment === 'drawn') return 'See its odds';
  return fulfillment === 'entered' ? 'See its draw' : null;
}
