import * as contract from '#contracts/coins/admin-routes';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { adminPurchaseAnswer } from './admin-purchase-answer';
import { refundForPlayer, type RefundForPlayerDependencies } from './refund-for-player';
import { settleGivenUpRefund, type SettleGivenUpRefundDependencies } from './settle-given-up-refund';

/** Registers the routes with which admins list purchases, and superadmins refund one and settle a refund that was given up. */
export function addAdminCoinRoutes(
  { adminRoute, superadminRoute }: Pick<Api, 'adminRoute' | 'superadminRoute'>,
  dependencies: RefundForPlayerDependencies & SettleGivenUpRefundDependencies,
): void {
  const { purchases, wallets } = dependencies;

  adminRoute(contract.listPlayerPurchases, async (_admin, { parameters: { player }, query }) => {
    if (!(await wallets.load(player))) return { code: 'player/unknown-player' };
    const { purchases: items, next } = await purchases.page(player, query);
    return { items: items.map(adminPurchaseAnswer), next };
  });

  superadminRoute(
    contract.refundPurchase,
    async ({ id: actor }, { parameters, body: { reason }, idempotencyKey: key }) => {
      const refunded = await refundForPlayer(dependencies, { ...parameters, reason, actor, key });
      return isRefusal(refunded) ? refunded : { purchase: adminPurchaseAnswer(refunded) };
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
