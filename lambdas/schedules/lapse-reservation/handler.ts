import { lapseDependencies } from '../../dependencies/shop';
import { lapseReservations } from '../../reservations/lapse-reservations';

export const handler = lapseReservations(lapseDependencies('lapse-reservation'));
