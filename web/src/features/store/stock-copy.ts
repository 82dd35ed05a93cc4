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
 * @param sale  what its odds or its draw say, which only its page reads
 */
export function availabilityOf(
  { stock, category, openToOrders }: Pick<RewardProduct, 'stock' | 'category' | 'openToOrders'>,
  sale: Sale = 'open',
): {
  canOrder: boolean;
  note: string | null;
} {
  const closedNote = closedNotes[sale];
  if (closedNote !== undefined) return { canOrder: false, note: closedNote };
  if (openToOrders === false) return { canOrder: false, note: unavailableNote(category) };
  if (stock <= 0) return { canOrder: false, note: 'Sold out' };
  if (fulfillmentOf(category) === 'credited') return { canOrder: true, note: null };
  return { canOrder: true, note: stock <= fewPieces ? `Only ${stock} left` : null };
}

/** Note of a random prize that takes no orders, before its odds or its draw are read. */
function unavailableNote(category: RewardProduct['category']): string {
  return fulfillmentOf(category) === 'entered' ? 'No open draw' : 'Not available now';
}

/** Whether a mystery prize takes no orders although its odds are published: they do not cover its price. */
export function priceOutsideOdds(
  { category, openToOrders }: Pick<RewardProduct, 'category' | 'openToOrders'>,
  sale: Sale,
): boolean {
  return fulfillmentOf(category) === 'drawn' && sale === 'open' && openToOrders === false;
}

/** Label of the link to read before an order; null if the card says everything. */
export function firstStateOf({ category }: Pick<RewardProduct, 'category'>): string | null {
  const fulfillment = fulfillmentOf(category);
  if (fulfillment === 'drawn') return 'See odds';
  return fulfillment === 'entered' ? 'See draw' : null;
}
