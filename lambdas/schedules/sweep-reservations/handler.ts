import { lapseDependencies } from '../../dependencies/shop';
import { sweepReservations } from '../../reservations/sweep-reservations';

export const handler = sweepReservations(lapseDependencies('sweep-reservations'));
