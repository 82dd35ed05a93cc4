import { giveCodes, statusOf } from '#domain/rewards/order';
import { codesWanted } from '#domain/rewards/order-code';
import { isUndone } from '#domain/rewards/order-reason';
import type { OrderStore } from '#lambdas/orders/stores/order-store';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import type { WaitingOrder } from './stores/gift-code-items';
import { type CodesAtHand, codesOf, codeWrites, findCodes, type TakeCodesDependencies } from './take-codes';

export interface ServeOrdersDependencies extends TakeCodesDependencies {
  readonly orders: OrderStore;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

/** Most orders served per call; the next call continues. */
const mostAtOnce = 100;

/**
 * Gives available codes to waiting orders, the longest wait first. Each order is one transaction, so the call can be interrupted anywhere
 * and repeated.
 *
 * @param product  product whose pool received codes. @default all
 * @param added    codes added a moment ago, which the eventually consistent index may not list yet
 * @returns the number of orders that received codes
 */
export async function serveOrders(
  dependencies: ServeOrdersDependencies,
  product?: string,
  added: CodesAtHand = new Map(),
): Promise<number> {
  const { giftCodes } = dependencies;
  const empty = new Set<string>();
  const remaining = new Map([...added].map(([pool, codes]) => [pool, new Set(codes)]));
  let served = 0;
  for (const waiting of await giftCodes.waiting(mostAtOnce, product)) {
    if (empty.has(waiting.product)) continue;
    const given = await serveOrder(dependencies, waiting, remaining);
    if (given === 'none-left') empty.add(waiting.product);
    else if (given === 'served') served += 1;
  }
  return served;
}

async function serveOrder(
  dependencies: ServeOrdersDependencies,
  { product, player, order: id }: WaitingOrder,
  remaining: ReadonlyMap<string, Set<string>>,
): Promise<'served' | 'none-left' | 'left'> {
  const { giftCodes, orders, commitTogether, pause, now } = dependencies;
  const name = { player, order: id };
  const result = await retryOnConflict(pause, async () => {
    const order = await orders.find(player, id);
    const wanted = order && !isUndone(statusOf(order)) ? (codesWanted(order).get(product) ?? 0) : 0;
    if (!order || wanted === 0) {
      // A leftover row of an order that no longer needs codes. Removing it is harmless.
      await commitTogether([giftCodes.wait({ ...name, product, quantity: 0 })]);
      return 'left';
    }
    const added = new Map([[product, [...(remaining.get(product) ?? [])]]]);
    const atHand = await findCodes(dependencies, new Map([[product, wanted]]), added);
    const at = now();
    const codes = codesOf(atHand, at);
    if (codes.length === 0) return 'none-left';
    const after = giveCodes(order, codes, at);
    const missing = new Map([[product, wanted - codes.length]]);
    const { outcome } = await commitTogether([
      orders.advance(order, after),
      ...codeWrites(dependencies, name, { atHand, missing }),
    ]);
    if (outcome === 'conflict') return conflict;
    for (const { code } of codes) remaining.get(product)?.delete(code);
    return 'served';
  });
  return result === conflict ? 'left' : result;
}
