import type { CartStore, ReservationName } from '../stores/cart-store';
import { giveBack, type GiveBackDependencies } from './give-back';

export interface ReleaseDependencies extends GiveBackDependencies {
  readonly carts: CartStore;
}

/**
 * Releases the player's hold with this id. Idempotent; a newer hold stays untouched.
 *
 * @returns whether the player released the hold, now or before; false when it was ordered, has lapsed or was replaced
 */
export async function releaseReservation(
  dependencies: ReleaseDependencies,
  { player, reservation: id }: ReservationName,
): Promise<boolean> {
  const { carts } = dependencies;
  const { reservation } = await carts.load(player);
  if (reservation?.id !== id) return false;
  if (reservation.state !== 'held') return reservation.state === 'released';
  if (await giveBack(dependencies, reservation, carts.release(reservation))) return true;
  // Another call ended the hold first, possibly a concurrent copy of this request.
  const { reservation: after } = await carts.load(player);
  return after?.id === id && after.state === 'released';
}
