import { deliverPostbacks } from '#lambdas/affiliates/postbacks/deliver-postbacks';
import { serveWaits } from '#lambdas/gift-codes/serve-waits';
import { lapseDependencies } from '#lambdas/runtime/composition/shop';
import { runInSequence } from '#lambdas/runtime/run-in-sequence';
import { sweepReservations } from '#lambdas/shop/reservations/sweep-reservations';
import { postbackDependencies, waitDependencies } from './dependencies';

/** Sweeps that complete what requests missed because of a race, within about a minute. Postbacks come last: their receivers may be slow. */
export const handler = runInSequence(
  sweepReservations(lapseDependencies('sweep-reservations')),
  serveWaits(waitDependencies('sweep-reservations')),
  deliverPostbacks(postbackDependencies('sweep-reservations')),
);
