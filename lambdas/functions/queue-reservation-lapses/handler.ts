import { lapseDependencies } from '#lambdas/runtime/composition/shop';
import { lapseReservations } from '#lambdas/shop/reservations/lapse-reservations';

export const handler = lapseReservations(lapseDependencies('lapse-reservation'));
