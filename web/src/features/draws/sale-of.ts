import type { Loaded } from '#web/lib/api/use-loaded';
import type { RewardProductCategory } from '#web/lib/catalog/reward-product';
import type { Sale } from '#web/lib/shop/sale';
import { isRandom, type PublishedPrize } from './random-prize-views';

/**
 * Whether a prize takes orders by what is published about it. After a failed read it is offered: the API refuses a random prize that is not
 * open.
 */
export function saleOf(
  category: RewardProductCategory | null,
  { value, failure }: Pick<Loaded<PublishedPrize>, 'value' | 'failure'>,
): Sale {
  if (!isRandom(category) || failure !== null) return 'open';
  if (value === undefined) return 'unknown';
  if (value.kind === 'odds') return value.odds ? 'open' : 'not-yet';
  if (value.draw === null) return 'not-yet';
  return value.draw.state === 'open' ? 'open' : 'draw-closed';
}
