import type { Reservation } from '#domain/rewards/reservation';
import type { AtomicWrite, CommitTogether } from '#stores/atomic-write';
import type { ProductStore } from '#stores/product-store';
import { Outage } from '../outcome/outage';
import { overtaken, type Pause, retryOvertaken } from '../outcome/overtaken';

export interface GiveBackDependencies {
  readonly products: ProductStore;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

/**
 * Ends a hold and gives its pieces back, in one transaction: whoever else ends it too finds that there is nothing left to do.
 * Pieces of a product that was deleted meanwhile have nowhere to go back to and are left out.
 *
 * @param end  the write that ends the hold, made for the reservation that was read
 * @returns whether it was this call that ended it
 * @throws Outage when others kept getting in between
 */
export async function giveBack(
  { products, commitTogether, pause, now }: GiveBackDependencies,
  held: Reservation,
  end: AtomicWrite,
): Promise<boolean> {
  const at = now();
  let returns = held.lines.map(({ product, quantity }) => products.giveBack(product, quantity, at));

  const isEnded = await retryOvertaken(pause, async () => {
    const result = await commitTogether([end, ...returns]);
    if (result.outcome === 'committed') return true;
    if (result.failed.includes(end)) return false;
    returns = returns.filter((each) => !result.failed.includes(each));
    return overtaken;
  });
  if (isEnded === overtaken) throw new Outage('A reservation stayed contended while its pieces went back');
  return isEnded;
}
