import type { ReservationStore } from '#stores/reservation-store';
import { giveBack, type GiveBackDependencies } from '../../rewards/give-back';

export interface ReleaseDependencies extends GiveBackDependencies {
  readonly reservations: ReservationStore;
}

/**
 * Gives back at once what a player holds. A key that has released something before is answered as it was then, and touches
 * nothing that is held since.
 *
 * @returns whether this key released anything
 */
export async function releaseReservation(
  dependencies: ReleaseDependencies,
  { player, key }: { player: string; key: string },
): Promise<boolean> {
  const { reservations } = dependencies;
  const reservation = await reservations.load(player);
  if (reservation?.releasedBy === key) return true;
  if (reservation?.state !== 'held') return false;
  if (await giveBack(dependencies, reservation, reservations.release(reservation, key))) return true;
  // Something else ended the hold first, perhaps a twin of this request.
  return (await reservations.load(player))?.releasedBy === key;
}
