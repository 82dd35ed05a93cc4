import { randomUUID } from 'node:crypto';
import { currentTermsVersion } from '#domain/player/terms';
import type { Answer } from './casino';
import { type Shopper, retryWhileBusy } from './shopper';

/** Adds codes to the pool of a product. */
export function addGiftCodes(
  admin: Shopper,
  product: string,
  codes: readonly string[],
  key: string = randomUUID(),
): Promise<Answer> {
  return retryWhileBusy(() =>
    admin.callApi('POST', `/admin/gift-codes/${product}/codes`, { key, body: { codes } }),
  );
}

/** Views a gift code as the player who ordered it. @param number  position of the code in the order, from 1 */
export function viewCode({ callApi }: Shopper, order: string, number: number): Promise<Answer> {
  return retryWhileBusy(() => callApi('POST', `/orders/${order}/codes/${number}/views`, { body: {} }));
}

/** Buys a coin package: a new account that has paid skips the waiting time for gift codes. */
export async function buyCoins({ callApi }: Shopper): Promise<void> {
  const post = (path: string, body: object) => {
    const key = randomUUID();
    return retryWhileBusy(() => callApi('POST', path, { key, body }));
  };
  await post('/account/terms', { version: currentTermsVersion });
  const { purchase } = (await post('/coins/purchases', { packageId: 'coins-499' })).body;
  await post(`/coins/sandbox/${purchase.id}/outcomes`, { outcome: 'pay' });
}
