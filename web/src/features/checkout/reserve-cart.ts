import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { PostAnswer } from '#web/lib/api/play-fab-ops-types';
import { loadCart } from '#web/lib/shop/cart';

/**
 * Reserves the cart; a repeated request within the time limit finds the same reservation.
 *
 * @returns null for an empty cart, for which nothing is requested: a refused request is an error in the console of the browser
 * @throws ApiRefusal for a cart that cannot be reserved
 */
export async function reserveCart(): Promise<PostAnswer<'/checkout/reservation'> | null> {
  const { lines } = await loadCart();
  if (lines.length === 0) return null;
  return playFabOps.post('/checkout/reservation', { body: {}, idempotencyKey: crypto.randomUUID() });
}
