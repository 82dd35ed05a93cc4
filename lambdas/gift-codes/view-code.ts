import type { Order } from '#domain/rewards/order';
import { type OrderCode, seen } from '#domain/rewards/order-code';
import type { CommitTogether } from '#stores/atomic-write';
import type { GiftCodeStore } from '#stores/gift-code-store';
import type { OrderStore } from '#stores/order-store';
import { overtaken, type Pause, retryOvertaken } from '../outcome/overtaken';
import type { Refusal } from '../outcome/refusal';
import type { CodeSeal } from './code-seal';

export interface ViewCodeDependencies {
  readonly orders: OrderStore;
  readonly giftCodes: GiftCodeStore;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

/** A code in plain text, for whom it was given to. */
export interface ShownCode {
  readonly code: string;
  readonly firstShownAt: Date;
  readonly views: number;
}

/**
 * Opens a code for the player whose order has it. The look is written down before the code is opened: nobody sees one of which nobody
 * could tell. What was given back to its pool is not the order's any more.
 *
 * @param number  of the code among those of the order, from 1
 */
export async function viewCode(
  { orders, giftCodes, commitTogether, pause, now }: ViewCodeDependencies,
  seal: CodeSeal,
  { player, order: id, number }: { player: string; order: string; number: number },
): Promise<ShownCode | Refusal> {
  const shown = await retryOvertaken(pause, async (): Promise<OrderCode | Refusal | typeof overtaken> => {
    const order = await orders.find(player, id);
    if (!order) return { code: 'orders/unknown-order' };
    const code = order.codes[number - 1];
    if (!code) return { code: 'orders/unknown-code' };
    const at = now();
    const after = seen(code, at);
    const { outcome } = await commitTogether([
      orders.advance(order, withCode(order, code, after)),
      giftCodes.view({ product: code.product, code: code.code, player, order: id, at, view: after.views }),
    ]);
    return outcome === 'overtaken' ? overtaken : after;
  });
  if (shown === overtaken) return { code: 'request/unavailable' };
  if (!('product' in shown)) return shown;
  const { product, firstShownAt, views } = shown;
  const kept = await giftCodes.find(product, shown.code);
  if (!kept || !firstShownAt) throw new Error('A code that was given is not in its pool');
  return { code: seal.open(product, kept.sealed), firstShownAt, views };
}

function withCode(order: Order, before: OrderCode, after: OrderCode): Order {
  const codes = order.codes.map((code) => (code === before ? after : code));
  return { ...order, codes, revision: order.revision + 1 };
}
