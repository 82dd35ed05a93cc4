import { fulfillmentOf } from '#domain/rewards/category';
import type { RewardProduct } from '#web/lib/catalog/reward-product';
import type { Sale } from '#web/lib/shop/sale';

/** Stock from which a card shows the remaining number. */
const fewPieces = 10;

/** Notes of random prizes that take no orders. */
const closedNotes: Readonly<Partial<Record<Sale, string>>> = {
  'not-yet': 'Not available yet',
  'draw-closed': 'Draw closed',
};

/**
 * Returns whether a product can be added to a cart, and the note beside its price.
 *
 * @param sale  whether it takes orders by its odds or its draw, which only its page reads
 */
export function availabilityOf(
  { stock, category }: Pick<RewardProduct, 'stock' | 'category'>,
  sale: Sale = 'open',
): {
  canOrder: boolean;
  note: string | null;
} {
  const closedNote = closedNotes[sale];
  if (closedNote !== undefined) return { canOrder: false, note: closedNote };
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
