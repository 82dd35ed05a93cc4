import type { Refusal } from '#contracts/errors';
import { countAdjustedAlone } from '#domain/approvals/adjusted-alone';
import { isClosed } from '#domain/player/deletion';
import { localDay, timeZone } from '#domain/player/local-day';
import { type Order, statusOf } from '#domain/rewards/order';
import { codesWanted, isUnseen } from '#domain/rewards/order-code';
import { piecesByProduct } from '#domain/rewards/order-line';
import type { UndoneStatus } from '#domain/rewards/order-reason';
import type { Products } from '#domain/rewards/product';
import {
  type OrderUndoneDetail,
  undoPostings,
  withoutUnseenCodes,
  worthOfViewedCodes,
} from '#domain/rewards/undo-order';
import { record } from '#domain/wallet/wallet';
import type { ApprovalStore } from '#lambdas/approvals/stores/approval-store';
import type { GiftCodeStore } from '#lambdas/gift-codes/stores/gift-code-store';
import type { AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { Outage } from '#lambdas/runtime/outage';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { GiveBackDependencies } from '#lambdas/shop/reservations/give-back';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';
import { loadOpened } from '../wallet/open-wallet';
import { settleOnce } from '../wallet/settle-once';
import type { OrderStore } from './stores/order-store';

export interface UndoOrderDependencies extends GiveBackDependencies {
  readonly orders: OrderStore;
  readonly giftCodes: GiftCodeStore;
}

/** Result of a step request: the order after it, or a response without a change. */
export type Decided = { readonly after: Order } | { readonly answer: Order | Refusal };

/** Decides an undoing and adds writes to its transaction. */
export interface Undoing {
  readonly decide: (order: Order, at: Date) => Decided;
  readonly alongside?: (before: Order, after: Order, at: Date) => readonly AtomicWrite[];
  /** Counts the price of viewed codes among the coins that one superadmin gives; without it, an order with such codes is refused. */
  readonly approvals?: CountedAlone;
}

export type CountedAlone = Pick<ApprovalStore, 'adjustedAlone' | 'countAlone'>;

interface Basis {
  readonly order: Order;
  readonly products: Products;
  readonly adjusted: Awaited<ReturnType<CountedAlone['adjustedAlone']>>;
}

/** A response without a write. */
interface Unchanged {
  readonly answer: Order | Refusal;
}

/**
 * Undoes an order in one transaction: returns coins to their source, pieces to the stock and unseen codes to their pools, and ends its wait
 * for codes. Breaks, exclusions and freezes do not prevent it; the coins of a closed account stay with the house. The step lists deleted
 * products, whose pieces cannot be returned. The player keeps viewed codes besides their price, which therefore counts as an adjustment.
 *
 * An order is undone once, so its id is the idempotency key, and a later request gets its final state.
 *
 * @returns the order afterwards, or the refusal
 */
export async function undoOrder(
  dependencies: UndoOrderDependencies,
  { player, id: name, lines }: Order,
  ending: UndoneStatus,
  undoing: Undoing,
): Promise<Order | Refusal> {
  const { wallets, orders, products, now } = dependencies;
  let own: { transaction: LedgerTransaction; after: Order } | undefined;

  const settled = await settleOnce<Basis, Unchanged>(
    { ...dependencies, loadOrOpen: loadOpened(wallets) },
    {
      player,
      operation: { name: 'undo-order', key: name, input: {} },
      async read() {
        const [order, found, adjusted] = await Promise.all([
          orders.find(player, name),
          products.find(lines.map(({ product }) => product)),
          undoing.approvals?.adjustedAlone(player),
        ]);
        if (!order) throw new Error(`The order ${name} is gone`);
        return { order, products: found, adjusted };
      },
      decide({ wallet, play }, id, basis) {
        const at = now();
        const decided = undoing.decide(basis.order, at);
        if ('answer' in decided) return decided;
        const closed = isClosed(play.deletion);
        const postings = undoPostings(wallet.balances, basis.order, { isClosed: closed });
        if (isRefusal(postings)) return { answer: postings };
        const counted = closed ? [] : countViewedCodes(undoing, basis, at);
        if (isRefusal(counted)) return { answer: counted };
        const after = undone(decided.after, basis.products);
        const detail: OrderUndoneDetail = { kind: 'order-undone', order: name, ending };
        const recorded = record(wallet, { id, at, postings, detail });
        own = { transaction: recorded.transaction, after };
        return {
          ...recorded,
          alongside: [
            orders.advance(basis.order, after),
            ...returns(dependencies, basis, at),
            ...counted,
            ...(undoing.alongside?.(basis.order, after, at) ?? []),
          ],
        };
      },
    },
  );
  if (isRefusal(settled)) return settled;
  if ('answer' in settled) return settled.answer;
  if (own && settled === own.transaction) return own.after;
  return asItEnded(dependencies, { player, name, undoing });
}

/** Builds the write that counts the price of viewed codes among the player's adjustments of the day. */
function countViewedCodes(
  { approvals }: Undoing,
  { order, adjusted }: Basis,
  at: Date,
): AtomicWrite[] | Refusal {
  const worth = worthOfViewedCodes(order);
  if (worth === 0) return [];
  if (!approvals) return { code: 'orders/code-viewed' };
  const counted = countAdjustedAlone(adjusted, worth, localDay(timeZone('UTC'), at));
  if (!counted) return [];
  // An undoing cannot be approved by a second superadmin; a correction of the balance can.
  if (isRefusal(counted)) return { code: 'orders/viewed-codes-above-limit', most: counted.most };
  return [approvals.countAlone(order.player, adjusted, counted)];
}

/** Returns the order without its unseen codes, and with the products whose pieces could not be returned. */
function undone(order: Order, products: Products): Order {
  const leftOut = [...piecesByProduct(order.lines).keys()].filter((product) => !products.has(product));
  const after = withoutUnseenCodes(order);
  if (leftOut.length === 0) return after;
  const last = after.timeline.at(-1);
  return { ...after, timeline: [...after.timeline.slice(0, -1), ...(last ? [{ ...last, leftOut }] : [])] };
}

/** Builds the writes that return pieces to the stock and unseen codes to their pools. */
function returns(
  { products, giftCodes }: UndoOrderDependencies,
  { order, products: found }: Basis,
  at: Date,
): AtomicWrite[] {
  const { player, id } = order;
  const name = { player, order: id };
  const pieces = [...piecesByProduct(order.lines)].filter(([product]) => found.has(product));
  return [
    ...pieces.map(([product, quantity]) => products.giveBack(product, quantity, at)),
    ...order.codes.filter(isUnseen).map(({ product, code }) => giftCodes.giveBack(product, code, name)),
    ...[...codesWanted(order).keys()].map((product) => giftCodes.wait({ ...name, product, quantity: 0 })),
  ];
}

/** Resolves a request that lost to a concurrent one, which may have ended the order in another way. */
async function asItEnded(
  { orders, now }: UndoOrderDependencies,
  { player, name, undoing }: { player: string; name: string; undoing: Undoing },
): Promise<Order | Refusal> {
  const order = await orders.find(player, name);
  const decided = order && undoing.decide(order, now());
  if (decided && 'answer' in decided) return decided.answer;
  throw new Outage(`The order ${name} is ${order ? statusOf(order) : 'gone'} although it was undone`);
}
