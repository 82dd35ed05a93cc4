import type { Browser, Page } from 'playwright-core';
import { approveIdentity } from '../approve-identity';
import { callApi, subOf } from '../player-api';
import { openShopper } from '../shopper';

/** Records that the tasks act on, in addition to the demo history. */
export interface TaskData {
  readonly player: string;
  readonly email: string;
  /** A purchase to refund. */
  readonly purchase: string;
  /** An order with a gift code. */
  readonly order: string;
  /** Another order with a gift code, to refund. */
  readonly refundedOrder: string;
  readonly postalCode: string;
}

/** Prepares a player with a confirmed identity, a purchase to refund, a disputed one, a round and an order of a gift card. */
export async function prepareTaskData(
  browser: Browser,
  siteUrl: string,
  { admin, email }: { admin: Page; email: string },
): Promise<TaskData> {
  const shopper = await openShopper(browser, siteUrl, { email, sweeps: 10_000 });
  const { page } = shopper;
  const call = <Body>(method: string, path: string, body?: object) =>
    callApi<Body>(page, siteUrl, method, path, body);
  const buy = async (outcomes: readonly string[]) => {
    const { purchase } = await call<{ purchase: { id: string } }>('POST', '/coins/purchases', {
      packageId: 'coins-999',
    });
    for (const outcome of outcomes) await call('POST', `/coins/sandbox/${purchase.id}/outcomes`, { outcome });
    return purchase.id;
  };
  const redeem = async () => {
    await call('PUT', '/cart/lines/cinema-card-25', { quantity: 1 });
    const { reservation } = await call<{ reservation: { id: string } }>('POST', '/checkout/reservation', {});
    const body = { reservation: reservation.id, acceptedTerms: true };
    return (await call<{ order: { id: string } }>('POST', '/checkout', body)).order.id;
  };
  await approveIdentity(siteUrl, page, admin);
  const order = await redeem();
  const refundedOrder = await redeem();
  await call('POST', '/games/hk-slots/rounds', { coin: 'gold', stake: 100 });
  const purchase = await buy(['pay']);
  await buy(['pay', 'dispute']);
  const { freeEntry } = await call<{ freeEntry: { postalCode: string } }>('GET', '/bonuses');
  const player = await subOf(page);
  await shopper.context.close();
  return { player, email, purchase, order, refundedOrder, postalCode: freeEntry.postalCode };
}
