import * as contract from '#contracts/coins/admin-routes';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { purchaseAnswer } from './coin-answers';
import { refundForPlayer, type RefundForPlayerDependencies } from './refund-for-player';

/** Registers the route with which superadmins refund a purchase. */
export function addAdminCoinRoutes(
  { superadminRoute }: Pick<Api, 'superadminRoute'>,
  dependencies: RefundForPlayerDependencies,
): void {
  superadminRoute(
    contract.refundPurchase,
    async ({ id: actor }, { parameters, body: { reason }, idempotencyKey: key }) => {
      const refunded = await refundForPlayer(dependencies, { ...parameters, reason, actor, key });
      return isRefusal(refunded) ? refunded : { purchase: purchaseAnswer(refunded) };
    },
  );
}
