import type { Refusal } from '#contracts/errors';
import { checkCodeHold, type CodeHeld } from '#domain/rewards/code-hold';
import type { Order } from '#domain/rewards/order';
import { type OrderCode, seen } from '#domain/rewards/order-code';
import type { PurchaseStore } from '#lambdas/coins/stores/purchase-store';
import type { IdentityCheckStore } from '#lambdas/identity/stores/identity-check-store';
import type { OrderStore } from '#lambdas/orders/stores/order-store';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { LedgerStore } from '#lambdas/wallet/stores/ledger-store';
import { firstCoinsAt } from '../wallet/open-wallet';
import type { CodeSeal } from './code-seal';
import type { GiftCodeStore } from './stores/gift-code-store';

export interface ViewCodeDependencies {
  readonly orders: OrderStore;
  readonly giftCodes: GiftCodeStore;
  readonly ledger: Pick<LedgerStore, 'find'>;
  readonly checks: Pick<IdentityCheckStore, 'load'>;
  readonly purchases: Pick<PurchaseStore, 'first'>;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

/** A code in plain text, for the player who received it. */
export interface ShownCode {
  readonly code: string;
  readonly firstShownAt: Date;
  readonly views: number;
}

/**
 * Decrypts a code for the player whose order has it. The view is recorded first, so that no code is shown without a record. Codes that were
 * returned to their pool are not available. A code of a new account is held, see `checkCodeHold`.
 *
 * @param number  number of the code within the order, from 1
 */
export async function viewCode(
  dependencies: ViewCodeDependencies,
  seal: CodeSeal,
  { player, order: id, number }: { player: string; order: string; number: number },
): Promise<ShownCode | Refusal> {
  const { orders, giftCodes, commitTogether, pause, now } = dependencies;
  const shown = await retryOnConflict(pause, async (): Promise<OrderCode | Refusal | typeof conflict> => {
    const order = await orders.find(player, id);
    if (!order) return { code: 'orders/unknown-order' };
    const code = order.codes[number - 1];
    if (!code) return { code: 'orders/unknown-code' };
    const held = code.firstShownAt ? null : await codeHold(dependencies, order);
    if (held) return held;
    const at = now();
    const after = seen(code, at);
    const { outcome } = await commitTogether([
      orders.advance(order, withCode(order, code, after)),
      giftCodes.view({ product: code.product, code: code.code, player, order: id, at, view: after.views }),
      ...(code.firstShownAt === null
        ? [giftCodes.markViewed(code.product, code.code, { order: { player, order: id }, at })]
        : []),
    ]);
    return outcome === 'conflict' ? conflict : after;
  });
  if (shown === conflict) return { code: 'request/unavailable' };
  if (isRefusal(shown)) return shown;
  const { product, firstShownAt, views } = shown;
  const kept = await giftCodes.find(product, shown.code);
  if (!kept || !firstShownAt) throw new Error('A code that was given is not in its pool');
  return { code: seal.open(product, kept.sealed), firstShownAt, views };
}

/** Without a welcome grant the time of the order applies, since the player had coins by then. */
async function codeHold(
  { ledger, checks, purchases, now }: ViewCodeDependencies,
  { player, timeline }: Order,
): Promise<CodeHeld | null> {
  const [welcomedAt, identity, first] = await Promise.all([
    firstCoinsAt(ledger, player),
    checks.load(player),
    purchases.first(player),
  ]);
  const account = {
    firstCoinsAt: welcomedAt ?? timeline[0]!.at,
    isIdentified: identity.state === 'approved',
    hasPaid: first.paid !== null,
  };
  return checkCodeHold(account, now());
}

function withCode(order: Order, before: OrderCode, after: OrderCode): Order {
  const codes = order.codes.map((code) => (code === before ? after : code));
  return { ...order, codes, revision: order.revision + 1 };
}
