import * as contract from '#contracts/orders/routes';
import type { CodeSeal } from '#lambdas/gift-codes/code-seal';
import { viewCode, type ViewCodeDependencies } from '#lambdas/gift-codes/view-code';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import { cancelOrder } from './cancel-order';
import { orderAnswer } from './order-answers';
import type { StepOrderDependencies } from './step-order';
import type { OrderStore } from './stores/order-store';

export type OrderRouteDependencies = StepOrderDependencies &
  ViewCodeDependencies & {
    readonly orders: OrderStore;
    readonly loadOrOpen: (player: string) => Promise<OpenWallet>;
    /** Decrypts gift codes. Its key is loaded when a code is first viewed. */
    readonly sealOfCodes: () => Promise<CodeSeal>;
  };

/** Registers the routes of a player's orders. */
export function addOrderRoutes(
  { playerRoute }: Pick<Api, 'playerRoute'>,
  dependencies: OrderRouteDependencies,
): void {
  const { orders } = dependencies;

  playerRoute(contract.listOrders, async ({ id: player }, { query }) => {
    const { orders: items, next } = await orders.page(player, query);
    return { items: items.map(orderAnswer), next };
  });

  playerRoute(contract.readOrder, async ({ id: player }, { parameters }) => {
    const order = await orders.find(player, parameters.id);
    return order ? { order: orderAnswer(order) } : { code: 'orders/unknown-order' };
  });

  playerRoute(contract.cancelOrder, async ({ id: player }, { parameters: { id }, idempotencyKey: key }) => {
    const order = await cancelOrder(dependencies, { player, order: id, key });
    if (isRefusal(order)) return order;
    const { wallet } = await dependencies.loadOrOpen(player);
    return { order: orderAnswer(order), balances: wallet.balances };
  });

  playerRoute(contract.viewOrderCode, async ({ id: player }, { parameters: { id, number } }) => {
    const shown = await viewCode(dependencies, await dependencies.sealOfCodes(), {
      player,
      order: id,
      number,
    });
    return isRefusal(shown) ? shown : { ...shown, firstShownAt: shown.firstShownAt.toISOString() };
  });
}
