import type { ReservationName, ReservationStore } from '../stores/reservation-store';
import { giveBack, type GiveBackDependencies } from './give-back';

export interface LapseDependencies extends GiveBackDependencies {
  readonly reservations: ReservationStore;
}

/**
 * Gives back what a checkout did not use in time. It may be asked any number of times, early or late: a reservation that was
 * ordered, released or replaced, or whose time is not over, stays as it is.
 *
 * @returns whether this call ended the hold
 */
export async function lapseReservation(
  dependencies: LapseDependencies,
  { player, reservation: id }: ReservationName,
): Promise<boolean> {
  const { reservations, now } = dependencies;
  const at = now();
  const reservation = await reservations.load(player);
  if (reservation?.id !== id || reservation.state !== 'held' || reservation.expiresAt > at) return false;
  return giveBack(dependencies, reservation, reservations.lapse(reservation, at));
}
