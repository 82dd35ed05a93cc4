import * as contract from '#contracts/coins/admin-routes';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { purchaseAnswer } from './coin-answers';
import { refundForPlayer, type RefundForPlayerDependencies } from './refund-for-player';
import { settleGivenUpRefund, type SettleGivenUpRefundDependencies } from './settle-given-up-refund';

/** Registers the routes with which superadmins refund a purchase and settle a refund that was given up. */
export function addAdminCoinRoutes(
  { superadminRoute }: Pick<Api, 'superadminRoute'>,
  dependencies: RefundForPlayerDependencies & SettleGivenUpRefundDependencies,
): void {
  superadminRoute(
    contract.refundPurchase,
    async ({ id: actor }, { parameters, body: { reason }, idempotencyKey: key }) => {
      const refunded = await refundForPlayer(dependencies, { ...parameters, reason, actor, key });
      return isRefusal(refunded) ? refunded : { purchase: purchaseAnswer(refunded) };
    },
  );

  superadminRoute(contract.settleGivenUpRefund, async ({ id: actor }, { parameters, body }) => {
    const { reason, givenUpAt } = body;
    const settled = await settleGivenUpRefund(dependencies, {
      ...parameters,
      givenUpAt: new Date(givenUpAt),
      actor,
      reason,
    });
    return isRefusal(settled) ? settled : { settledAt: settled.settledAt.toISOString() };
  });
}
