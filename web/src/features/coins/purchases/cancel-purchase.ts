import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { PurchaseView } from '../coins-views';

/** Asks to cancel a purchase whose payment page the player left. @returns the purchase afterwards, which may be paid */
export async function cancelPurchase(id: string): Promise<PurchaseView> {
  return (await playFabOps.post('/coins/purchases/{id}/cancellation', { path: { id } })).purchase;
}
