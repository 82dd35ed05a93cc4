import { lapseDependencies } from '../../dependencies';
import { sweepReservations } from '../../reservations/sweep-reservations';

export const handler = sweepReservations(lapseDependencies('sweep-reservations'));
