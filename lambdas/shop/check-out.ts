import type { Refusal } from '#contracts/errors';
import { takeWrite } from '#domain/play-limits/write-allowance';
import { checkAddressState, type ResidencyRules } from '#domain/player/residency';
import type { Address } from '#domain/rewards/address';
import { type Cart, clearCart } from '#domain/rewards/cart';
import { type OrderDetail, payForOrder } from '#domain/rewards/checkout';
import { recordOfDraw } from '#domain/rewards/mystery/draw-prizes';
import { asPlaced, type Order, orderId, placeOrder } from '#domain/rewards/order';
import { codesWanted } from '#domain/rewards/order-code';
import { needsAddress, needsContact } from '#domain/rewards/order-line';
import { checkRandomPrizeEligibility, checkRedemptionEligibility } from '#domain/rewards/redeemer';
import { isOneMoment, isUsable, type Reservation, piecesOf } from '#domain/rewards/reservation';
import { record } from '#domain/wallet/wallet';
import {
  type RandomPrizeBasis,
  type RandomPrizeDependencies,
  readRandomPrizes,
  settleRandomPrizes,
} from '#lambdas/draws/settle-random-prizes';
import {
  type CodesAtHand,
  codesOf,
  codeWrites,
  findCodes,
  type TakeCodesDependencies,
} from '#lambdas/gift-codes/take-codes';
import type { OrderStore } from '#lambdas/orders/stores/order-store';
import { conflict } from '#lambdas/runtime/conflict';
import { isRefusal } from '#lambdas/runtime/refusal';
import {
  type Operation,
  settleOnce,
  type SettleOnceDependencies,
  transactionId,
} from '#lambdas/wallet/settle-once';
import type { LedgerTransaction } from '#lambdas/wallet/stores/ledger-row';
import type { CartStore } from './stores/cart-store';

export interface CheckOutDependencies
  extends SettleOnceDependencies, TakeCodesDependencies, RandomPrizeDependencies {
  readonly carts: CartStore;
  readonly orders: OrderStore;
  /** Returns the email address of the player's account. */
  readonly findContact: (player: string) => Promise<string>;
  readonly now: () => Date;
  readonly rules: ResidencyRules & { readonly writesPerSecond: number };
}

/** A request to order the reserved lines. */
export interface CheckOutRequest {
  readonly player: string;
  readonly key: string;
  /** Id of the reservation that the player confirmed. */
  readonly reservation: string;
  readonly address: Address | null;
}

/** The order as it was placed, and the ledger transaction that paid for it. */
export interface CheckedOut {
  readonly order: Order;
  readonly transaction: LedgerTransaction;
}

/** The idempotency key was reused with different input, such as another address. */
export interface CheckOutKeyReused {
  readonly code: 'idempotency/key-reused';
  /** Id of the order that the key first created. A client that missed the first response learns of its paid order here. */
  readonly order: string;
}

/** State besides the wallet that a checkout reads before it decides. */
interface Basis {
  readonly reservation: Reservation | undefined;
  readonly cart: Cart;
  readonly contact: string | null;
  /** Available gift codes for the lines that are delivered as codes. */
  readonly codes: CodesAtHand;
  readonly randomPrizes: RandomPrizeBasis;
}

const addressMissing = {
  code: 'request/invalid',
  faults: [{ field: 'address', message: 'Enter an address. A prize in this order is shipped.' }],
} as const;

/**
 * Orders and pays for what a player reserved: coins, ledger, reservation, order and cart change in one transaction.
 *
 * @returns the order of the idempotency key, new or repeated; otherwise the refusal
 */
export async function checkOut(
  dependencies: CheckOutDependencies,
  request: CheckOutRequest,
): Promise<CheckedOut | Refusal | CheckOutKeyReused> {
  const { carts, orders, now, rules } = dependencies;
  let placed: Order | undefined;

  const transaction = await settleOnce(dependencies, {
    player: request.player,
    operation: operationOf(request),
    read: () => readBasis(dependencies, request),
    decide(open, id, { reservation: held, cart, contact, codes: atHand, randomPrizes: ofChance }) {
      if (!isOneMoment(open.wallet.holds, held)) return conflict;
      const at = now();
      // Eligibility may have changed since the reservation was made.
      const kept = checkRedemptionEligibility(
        { play: open.play, isEmailVerified: open.isWelcomed },
        at,
        rules,
      );
      if (kept) return kept;
      if (held?.id !== request.reservation || !isUsable(held, at))
        return { code: 'checkout/reservation-lapsed' };
      const away = checkRandomPrizeEligibility(open.play, held.lines, at);
      if (away) return away;
      if (cart.version !== held.cartVersion) return { code: 'checkout/cart-changed' };
      if (needsAddress(held.lines) && !request.address) return addressMissing;
      const elsewhere =
        request.address && checkAddressState(request.address.state, open.play.residency, at, rules);
      if (elsewhere) return elsewhere;
      const allowance = takeWrite(open.allowance, at, rules.writesPerSecond);
      if (isRefusal(allowance)) return allowance;
      const paid = payForOrder(open.wallet.holds, held);
      if (isRefusal(paid)) return { code: 'checkout/reservation-lapsed' };

      const { player, address } = request;
      const name = orderId(at, tagOf(id));
      const randomPrizes = settleRandomPrizes(dependencies, ofChance, open, {
        id: name,
        transaction: id,
        lines: held.lines,
        at,
      });
      if (isRefusal(randomPrizes)) return randomPrizes;
      const { lines, drawn, entries } = randomPrizes;
      const order = placeOrder(
        {
          player,
          id: name,
          transaction: id,
          lines,
          address,
          contact,
          codes: codesOf(atHand, at),
          ...(drawn && { drawn }),
          ...(entries && { entries }),
        },
        at,
      );
      placed = order;
      const detail: OrderDetail = {
        kind: 'order',
        order: order.id,
        pieces: Object.fromEntries(piecesOf(held)),
        ...(drawn && { drawn: recordOfDraw(drawn) }),
      };
      const postings = [...paid.postings, ...randomPrizes.postings];
      return {
        ...record(open.wallet, { id, at, postings, holds: paid.holds, detail }),
        allowance,
        ...(randomPrizes.seeds && { seeds: randomPrizes.seeds }),
        alongside: [
          carts.order(held, { before: cart, after: clearCart(cart, at) }, at),
          orders.place(order),
          ...codeWrites(dependencies, { player, order: order.id }, { atHand, missing: codesWanted(order) }),
          ...randomPrizes.alongside,
        ],
      };
    },
  });
  if (isRefusal(transaction))
    return transaction.code === 'idempotency/key-reused' ? keyReused(dependencies, request) : transaction;

  const { detail } = transaction;
  if (detail.kind !== 'order') throw new Error(`The key of a checkout belongs to a ${detail.kind}`);
  const order = placed?.id === detail.order ? placed : await orders.find(request.player, detail.order);
  if (!order) throw new Error(`The order ${detail.order} is in the ledger only`);
  return { order: asPlaced(order), transaction };
}

async function readBasis(
  dependencies: CheckOutDependencies,
  { player, reservation: id }: CheckOutRequest,
): Promise<Basis> {
  const { carts, findContact, now } = dependencies;
  const { cart, reservation } = await carts.load(player);
  const lines = reservation?.id === id && isUsable(reservation, now()) ? reservation.lines : [];
  const [contact, codes, randomPrizes] = await Promise.all([
    needsContact(lines) ? findContact(player) : null,
    findCodes(dependencies, codesWanted({ lines, codes: [] })),
    readRandomPrizes(dependencies, lines),
  ]);
  return { reservation, cart, contact, codes, randomPrizes };
}

async function keyReused(
  { ledger }: CheckOutDependencies,
  request: CheckOutRequest,
): Promise<Refusal | CheckOutKeyReused> {
  const first = await ledger.find(request.player, transactionId(request.player, operationOf(request)));
  const detail = first?.transaction.detail;
  const code = 'idempotency/key-reused';
  return detail?.kind === 'order' ? { code, order: detail.order } : { code };
}

/** Input that the idempotency key covers: the reservation and the delivery address. */
function operationOf({ key, reservation, address }: CheckOutRequest): Operation {
  const { name, line1, line2, city, state, postalCode, country } = address ?? {};
  const sentTo = { name, line1, line2, city, state, postalCode, country };
  const lines = Object.entries(sentTo).map(([field, value]) => [`address.${field}`, value ?? null] as const);
  return { name: 'check-out', key, input: { reservation, ...Object.fromEntries(lines) } };
}

/** First six hex characters of a transaction id. They keep order ids of the same millisecond apart. */
function tagOf(id: string): string {
  return Buffer.from(id, 'base64url').subarray(0, 3).toString('hex');
}
