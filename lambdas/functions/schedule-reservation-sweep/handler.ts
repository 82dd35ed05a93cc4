import { serveWaits } from '#lambdas/gift-codes/serve-waits';
import { lapseDependencies } from '#lambdas/runtime/composition/shop';
import { oneAfterTheOther } from '#lambdas/runtime/one-after-the-other';
import { sweepReservations } from '#lambdas/shop/reservations/sweep-reservations';
import { waitDependencies } from './dependencies';

/** Sweeps that complete what requests missed because of a race, within about a minute. */
export const handler = oneAfterTheOther(
  sweepReservations(lapseDependencies('sweep-reservations')),
  serveWaits(waitDependencies('sweep-reservations')),
);
