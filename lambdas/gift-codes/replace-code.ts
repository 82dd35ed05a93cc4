import type { Refusal } from '#contracts/errors';
import type { Order } from '#domain/rewards/order';
import {
  checkViewedReplacement,
  replaceableCode,
  type Replacement,
  type Replacer,
  withReplacement,
} from '#domain/rewards/replace-code';
import type { RequestMark } from '#domain/rewards/request-mark';
import type { AuditStore } from '#lambdas/audit/stores/audit-store';
import type { OrderStore } from '#lambdas/orders/stores/order-store';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import { isRefusal } from '#lambdas/runtime/refusal';
import { inputHash, transactionId } from '#lambdas/wallet/settle-once';
import { findCodes, type TakeCodesDependencies } from './take-codes';

export interface ReplaceCodeDependencies extends TakeCodesDependencies {
  readonly orders: OrderStore;
  readonly audit: AuditStore;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

/** A request of an admin to replace one code of an order. */
export interface ReplaceCodeRequest extends Replacement {
  readonly player: string;
  readonly order: string;
  readonly by: string;
  readonly key: string;
  readonly reason: string;
  /** Null replaces unviewed codes only. */
  readonly replacer: Replacer | null;
}

/**
 * Replaces one code of an order in one transaction: the order takes a free code of the pool, and the earlier code is void. The caller states
 * how often the code was replaced, so that neither a repeat nor a second admin replaces it again. Codes that the player has viewed are
 * restricted, see `checkViewedReplacement`; the check belongs to the write, since the player may view the code at any time.
 *
 * @returns the order, or the refusal
 */
export async function replaceCode(
  dependencies: ReplaceCodeDependencies,
  request: ReplaceCodeRequest,
): Promise<Order | Refusal> {
  const { giftCodes, orders, audit, commitTogether, pause, now } = dependencies;
  const { player, order: id, by, key, number, reason, replacer } = request;
  const mark = markOf(request);
  const replaced = await retryOnConflict(pause, async (): Promise<Order | Refusal | typeof conflict> => {
    const order = await orders.find(player, id);
    if (!order) return { code: 'orders/unknown-order' };
    const done = order.codes.find((code) => code.replaced?.request.name === mark.name);
    if (done) return done.replaced?.request.input === mark.input ? order : { code: 'idempotency/key-reused' };
    const found = replaceableCode(order, request);
    if (isRefusal(found)) return found;
    const { before } = found;
    const at = now();
    const refused = checkViewedReplacement(before, replacer, at);
    if (refused) return refused;
    const { product } = before;
    const [fresh] = (await findCodes(dependencies, new Map([[product, 1]]))).get(product) ?? [];
    if (fresh === undefined) return { code: 'orders/no-code-left' };
    const after = withReplacement(order, before, { fresh, at, request: mark });
    const { outcome } = await commitTogether([
      orders.advance(order, after),
      giftCodes.take(product, fresh, { player, order: id }),
      giftCodes.voidTaken(product, before.code, { order: { player, order: id }, at }),
      audit.record({
        id: auditId(at, JSON.stringify([by, 'replace-code', id, number, key])),
        at,
        actor: by,
        act: 'order-code-replaced',
        subject: { kind: 'order', id, player },
        reason,
        detail: { product, number, wasSeen: before.firstShownAt !== null },
      }),
    ]);
    return outcome === 'conflict' ? conflict : after;
  });
  return replaced === conflict ? { code: 'request/unavailable' } : replaced;
}

function markOf({ player, order, by, key, ...request }: ReplaceCodeRequest): RequestMark {
  const { number, replacements, reason } = request;
  const input = { number, replacements, reason };
  const operation = { name: 'replace-code', key: `${order} ${by} ${key}`, input };
  return { name: transactionId(player, operation), input: inputHash(operation) };
}
