import { lapseDependencies, waitDependencies } from '../../dependencies/shop';
import { serveWaits } from '../../gift-codes/serve-waits';
import { sweepReservations } from '../../reservations/sweep-reservations';
import { oneAfterTheOther } from '../one-after-the-other';

/** What happens a moment too early or too late for a request to see is found here a minute later. */
export const handler = oneAfterTheOther(
  sweepReservations(lapseDependencies('sweep-reservations')),
  serveWaits(waitDependencies('sweep-reservations')),
);
