import * as contract from '#contracts/coins/routes';
import { asBegun } from '#domain/coins/purchase';
import { type ApiSettings, createApi } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { beginPurchase, type BeginPurchaseDependencies } from './begin-purchase';
import { cancelPurchase } from './cancel-purchase';
import type { Sandbox } from './choose-sandbox-outcome';
import { packagesAnswer, purchaseAnswer } from './coin-answers';
import { addFailedRefundRoute } from './failed-refund-routes';
import { addSandboxRoutes } from './sandbox-routes';

export interface CoinsDependencies extends BeginPurchaseDependencies {
  /** Practice payments on stages that take no money; null on other stages, which do not have their routes. */
  readonly sandbox: Sandbox | null;
  readonly api: ApiSettings;
}

/** Creates the routes of the Get Coins page. */
export function coinsRoutes(dependencies: CoinsDependencies) {
  const { purchases, loadOrOpen, hasAcceptedTerms, now, rules, sandbox } = dependencies;
  const api = createApi(dependencies.api);
  const { app, playerRoute } = api;

  playerRoute(contract.listPackages, async ({ id: player }) => {
    const open = await loadOrOpen(player);
    const [first, isAgreed] = await Promise.all([purchases.first(player), hasAcceptedTerms(player)]);
    return packagesAnswer(open, { first, isAgreed }, now(), rules);
  });

  playerRoute(
    contract.beginPurchase,
    async ({ id: player }, { body: { packageId }, idempotencyKey: key }) => {
      const begun = await beginPurchase(dependencies, { player, packageId, key });
      if (isRefusal(begun)) return begun;
      const { purchase, checkoutUrl } = begun;
      // Repeats the first response; the current state is read by id.
      return { purchase: purchaseAnswer(asBegun(purchase)), checkoutUrl };
    },
  );

  playerRoute(contract.listPurchases, async ({ id: player }, { query }) => {
    const { purchases: items, next } = await purchases.page(player, query);
    return { items: items.map(purchaseAnswer), next };
  });

  playerRoute(contract.readPurchase, async ({ id: player }, { parameters }) => {
    const purchase = await purchases.find(player, parameters.id);
    return purchase ? { purchase: purchaseAnswer(purchase) } : { code: 'coins/unknown-purchase' };
  });

  playerRoute(contract.cancelPurchase, async ({ id: player }, { parameters: { id } }) => {
    const purchase = await cancelPurchase(dependencies, { player, id });
    return purchase ? { purchase: purchaseAnswer(purchase) } : { code: 'coins/unknown-purchase' };
  });

  addFailedRefundRoute(api, dependencies);
  if (sandbox) addSandboxRoutes(api, dependencies, sandbox);
  return app;
}
