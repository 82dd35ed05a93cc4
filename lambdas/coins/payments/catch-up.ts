import type { Purchase } from '#domain/coins/purchase';
import { followPayment, type FollowPaymentDependencies } from './follow-payment';

/**
 * Applies what the provider knows of an open purchase.
 *
 * @returns whether there were any reports
 * @throws Outage when the provider cannot be reached
 */
export async function catchUp(dependencies: FollowPaymentDependencies, purchase: Purchase): Promise<boolean> {
  if (!purchase.checkout) return false;
  const reports = await dependencies.provider.statusOf(purchase);
  for (const report of reports) await followPayment(dependencies, purchase, report);
  return reports.length > 0;
}
