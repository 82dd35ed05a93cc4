import { lapseDependencies } from '../../dependencies';
import { lapseReservations } from './lapse-reservations';

export const handler = lapseReservations(lapseDependencies('lapse-reservation'));
