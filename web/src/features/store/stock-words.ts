import { fulfilmentOf } from '#domain/rewards/category';
import type { RewardProduct } from '#web/lib/catalog/reward-product';

/** From here on a card says how many are left. */
const fewPieces = 10;

/** Whether a product can be put into a cart now, and what its card says about that. */
export function availabilityOf({ stock, category }: Pick<RewardProduct, 'stock' | 'category'>): {
  canOrder: boolean;
  note: string | null;
} {
  const fulfilment = fulfilmentOf(category);
  if (fulfilment === 'not-open') return { canOrder: false, note: 'Opens when its odds are published' };
  if (stock <= 0) return { canOrder: false, note: 'Sold out' };
  if (fulfilment === 'credited') return { canOrder: true, note: null };
  return { canOrder: true, note: stock <= fewPieces ? `Only ${stock} left` : null };
}
