import * as contract from '#contracts/coins/sandbox-routes';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { BeginPurchaseDependencies } from './begin-purchase';
import { chooseSandboxOutcome, type Sandbox } from './choose-sandbox-outcome';
import { purchaseAnswer } from './coin-answers';
import { possibleOutcomes, checkoutAt } from './payments/sandbox/sandbox-checkout';

/** Registers the routes of practice payments. */
export function addSandboxRoutes(
  { playerRoute }: Pick<Api, 'playerRoute'>,
  dependencies: BeginPurchaseDependencies,
  sandbox: Sandbox,
): void {
  const { purchases, now } = dependencies;

  playerRoute(contract.readSandboxCheckout, ({ id: player }, { parameters: { id } }) => read(player, id));

  playerRoute(
    contract.chooseSandboxOutcome,
    async ({ id: player }, { parameters: { id: purchase }, body: { outcome }, idempotencyKey: key }) => {
      const chosen = await chooseSandboxOutcome(dependencies, sandbox, { player, purchase, outcome, key });
      return isRefusal(chosen) ? chosen : read(player, purchase);
    },
  );

  async function read(player: string, id: string) {
    const [purchase, checkout] = await Promise.all([
      purchases.find(player, id),
      sandbox.checkouts.find(player, id),
    ]);
    if (!purchase || !checkout) return { code: 'coins/unknown-purchase' } as const;
    return { purchase: purchaseAnswer(purchase), outcomes: possibleOutcomes(checkoutAt(checkout, now())) };
  }
}
