import type { ReservationName, ReservationStore } from '../stores/reservation-store';
import { giveBack, type GiveBackDependencies } from './give-back';

export interface ReleaseDependencies extends GiveBackDependencies {
  readonly reservations: ReservationStore;
}

/**
 * Gives back at once what a player holds under this id. Saying it again changes nothing, and touches nothing that is held since.
 *
 * @returns whether the player gave it up, now or before; not one that was ordered, has lapsed or was replaced
 */
export async function releaseReservation(
  dependencies: ReleaseDependencies,
  { player, reservation: id }: ReservationName,
): Promise<boolean> {
  const { reservations } = dependencies;
  const reservation = await reservations.load(player);
  if (reservation?.id !== id) return false;
  if (reservation.state !== 'held') return reservation.state === 'released';
  if (await giveBack(dependencies, reservation, reservations.release(reservation))) return true;
  // Something else ended the hold first, perhaps a twin of this request.
  const after = await reservations.load(player);
  return after?.id === id && after.state === 'released';
}
