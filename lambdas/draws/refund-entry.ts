import { amount, negate } from '#domain/money/coin';
import { isClosed } from '#domain/player/deletion';
import type { Draw } from '#domain/rewards/draws/draw';
import { advance, type Order, statusOf } from '#domain/rewards/order';
import { isUndone } from '#domain/rewards/order-reason';
import type { AdjustmentDetail } from '#domain/wallet/adjustment';
import { type Posting, transfer } from '#domain/wallet/posting';
import { record } from '#domain/wallet/wallet';
import { Outage } from '#lambdas/runtime/outage';
import { isRefusal } from '#lambdas/runtime/refusal';
import { type Decided, undoOrder, type UndoOrderDependencies } from '../orders/undo-order';
import { loadOpened } from '../wallet/open-wallet';
import { firstAnswer, nothingElse, type Operation, settleOnce } from '../wallet/settle-once';
import type { Entries } from './stores/entry-store';

const house = 'house:redemptions';

/**
 * Refunds the entries of one order line, once. An order with nothing but entries of the draw is undone as refunded. An order with other
 * products keeps its status, and the cost of its entries is refunded by a separate ledger transaction, whose key is the draw and the number
 * of the first entry. Breaks, exclusions and freezes do not prevent a refund; the coins of a closed account stay with the house.
 *
 * @throws Outage when the wallet stayed contended
 */
export async function refundEntry(
  dependencies: UndoOrderDependencies,
  draw: Draw,
  entries: Entries,
): Promise<void> {
  const { ledger, orders } = dependencies;
  const { player } = entries;
  // Entries that were refunded separately, before their order could be read, are not refunded with the order again.
  if (await firstAnswer(ledger, player, operationOf(draw, entries))) return;
  const order = await orders.find(player, entries.order);
  if (order && isOf(draw, order)) return refundOrder(dependencies, draw, order);
  return refundPart(dependencies, draw, entries);
}

/** Whether an order consists of entries of this draw only. */
function isOf({ product }: Draw, { lines, drawn, goldCredited }: Order): boolean {
  return !drawn && goldCredited === 0 && lines.every((line) => line.product === product);
}

/** Undoes an order that consists of entries only. */
async function refundOrder(dependencies: UndoOrderDependencies, draw: Draw, order: Order): Promise<void> {
  const undone = await undoOrder(dependencies, order, 'refunded', {
    decide: (found, at) => refunded(found, draw, at),
  });
  if (isRefusal(undone)) throw new Outage(`The order ${order.id} was not refunded: ${undone.code}`);
}

function refunded(order: Order, { cancellation }: Draw, at: Date): Decided {
  if (isUndone(statusOf(order))) return { answer: order };
  const after = advance(order, {
    status: 'refunded',
    at,
    actor: 'system',
    reason: 'draw-canceled',
    promisedOn: null,
    ...(cancellation && { note: cancellation.reason }),
  });
  return isRefusal(after) ? { answer: after } : { after };
}

/** The idempotency key depends on the draw and the entries alone, so that concurrent runs refund each entry once. */
function operationOf({ id }: Draw, { first }: Entries): Operation {
  return { name: 'refund-entries', key: `${id} ${first}`, input: {} };
}

/** Refunds the entries of an order with other products. */
async function refundPart(dependencies: UndoOrderDependencies, draw: Draw, entries: Entries): Promise<void> {
  const { id, productName, cancellation } = draw;
  const { player, order, first, quantity, price } = entries;
  if (!cancellation) throw new Error(`${id} is not canceled`);
  const { reason, actor } = cancellation;
  const settled = await settleOnce(
    { ...dependencies, loadOrOpen: loadOpened(dependencies.wallets) },
    {
      player,
      operation: operationOf(draw, entries),
      read: nothingElse,
      decide({ wallet, play }, transaction) {
        const detail: AdjustmentDetail = {
          kind: 'adjustment',
          actor,
          order,
          reason: `The draw of ${productName} was canceled: ${reason}`,
        };
        const postings = paidBack(price * quantity, isClosed(play.deletion));
        return record(wallet, { id: transaction, at: dependencies.now(), postings, detail });
      },
    },
  );
  if (isRefusal(settled)) throw new Outage(`Entry ${first} of ${id} was not refunded: ${settled.code}`);
}

function paidBack(cost: number, isAccountClosed: boolean): Posting[] {
  if (!isAccountClosed) return transfer({ player: 'player:sweeps-redeemable', house, amount: amount(cost) });
  return [
    { account: 'house:closures', coin: 'sweeps', amount: amount(cost) },
    { account: house, coin: 'sweeps', amount: negate(amount(cost)) },
  ];
}
