import { lapseDependencies } from '../../dependencies';
import { lapseReservations } from '../../reservations/lapse-reservations';

export const handler = lapseReservations(lapseDependencies('lapse-reservation'));
