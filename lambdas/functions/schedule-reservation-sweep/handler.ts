import { serveWaits } from '#lambdas/gift-codes/serve-waits';
import { lapseDependencies } from '#lambdas/runtime/composition/shop';
import { oneAfterTheOther } from '#lambdas/runtime/one-after-the-other';
import { sweepReservations } from '#lambdas/shop/reservations/sweep-reservations';
import { waitDependencies } from './dependencies';

/** What happens a moment too early or too late for a request to see is found here a minute later. */
export const handler = oneAfterTheOther(
  sweepReservations(lapseDependencies('sweep-reservations')),
  serveWaits(waitDependencies('sweep-reservations')),
);
