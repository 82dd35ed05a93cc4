import type { CartStore, ReservationName } from '../stores/cart-store';
import { giveBack, type GiveBackDependencies } from './give-back';

export interface LapseDependencies extends GiveBackDependencies {
  readonly carts: CartStore;
}

/**
 * Returns what a checkout did not use in time. Idempotent: a reservation that was ordered, released or replaced, or that has not expired,
 * stays unchanged.
 *
 * @returns whether this call ended the hold
 */
export async function lapseReservation(
  dependencies: LapseDependencies,
  { player, reservation: id }: ReservationName,
): Promise<boolean> {
  const { carts, now } = dependencies;
  const at = now();
  const { reservation } = await carts.load(player);
  if (reservation?.id !== id || reservation.state !== 'held' || reservation.expiresAt > at) return false;
  return giveBack(dependencies, reservation, carts.lapse(reservation, at));
}
