import { lapseDependencies } from '../../dependencies';
import { sweepReservations } from './sweep-reservations';

export const handler = sweepReservations(lapseDependencies('sweep-reservations'));
