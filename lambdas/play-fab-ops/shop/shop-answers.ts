import type * as z from 'zod';
import type { readOrder } from '#contracts/orders/routes';
import type { readCart } from '#contracts/shop/cart-routes';
import type { reserveCart } from '#contracts/shop/checkout-routes';
import { totalOf } from '#domain/rewards/cart-review';
import { type Order, type OrderStep, statusOf } from '#domain/rewards/order';
import { codesMissing, type OrderCode } from '#domain/rewards/order-code';
import { goldCreditOf, needsAddress, type OrderLine, priceOfLines } from '#domain/rewards/order-line';
import { isUndone } from '#domain/rewards/order-reason';
import { isCancellable } from '#domain/rewards/order-step';
import { drawOf, oddsVersionOf } from '#domain/rewards/random-prize';
import type { Reservation } from '#domain/rewards/reservation';
import { entriesAnswer, prizeDrawAnswer } from '../random-prize-answers';
import type { CartView } from './change-cart';

type CartAnswer = z.input<typeof readCart.answer>;
type ReservationAnswer = z.input<typeof reserveCart.answer>['reservation'];
type OrderAnswer = z.input<typeof readOrder.answer>['order'];

/** Words a cart as the API answers it. */
export function cartAnswer({ cart, lines }: CartView): CartAnswer {
  return {
    version: cart.version,
    lines: lines.map(({ isAvailable, terms: _terms, chance: _chance, ...line }) => ({
      ...line,
      available: isAvailable,
    })),
    total: totalOf(lines),
    updatedAt: cart.updatedAt?.toISOString() ?? null,
  };
}

/** Words a reservation with all that its checkout has to show. */
export function reservationAnswer({ id, expiresAt, lines }: Reservation): ReservationAnswer {
  return {
    id,
    expiresAt: expiresAt.toISOString(),
    lines: lines.map(accrualAnswer),
    total: priceOfLines(lines),
    needsAddress: needsAddress(lines),
    goldCredited: goldCreditOf(lines),
  };
}

/** Words an order as it stands. */
export function orderAnswer(order: Order): OrderAnswer {
  const { id, placedAt, total, goldCredited, lines, address, contact, timeline, codes, transaction } = order;
  return {
    ...{ id, status: statusOf(order), placedAt: placedAt.toISOString(), total, goldCredited },
    lines: lines.map(accrualAnswer),
    address: address && addressAnswer(address),
    contact,
    timeline: timeline.map(stepAnswer),
    codes: codes.map(codeAnswer),
    codesMissing: isUndone(statusOf(order)) ? 0 : codesMissing(order),
    drawn: order.drawn ? prizeDrawAnswer(order.drawn) : null,
    entries: (order.entries ?? []).map(entriesAnswer),
    cancellable: isCancellable(order),
    transaction,
  };
}

/** The same fields in the same order, wherever the line was read from: a repeated request reads the same byte for byte. */
function accrualAnswer(line: OrderLine) {
  const { product, name, image, category, quantity, price, terms } = line;
  const [oddsVersion, draw] = [oddsVersionOf(line), drawOf(line)];
  return {
    ...{ product, name, image, category, quantity, price, terms },
    ...(oddsVersion !== null && { oddsVersion }),
    ...(draw !== null && { draw }),
    ...(line.isWon && { won: true as const }),
  };
}

function addressAnswer({
  name,
  line1,
  line2,
  city,
  state,
  postalCode,
  country,
}: NonNullable<Order['address']>) {
  return { name, line1, ...(line2 !== undefined && { line2 }), city, state, postalCode, country };
}

function stepAnswer({ status, at, actor, reason, promisedOn, note, parcel }: OrderStep) {
  const followed = parcel ? { carrier: parcel.carrier, trackingNumber: parcel.trackingNumber } : null;
  return { status, at: at.toISOString(), actor, reason, promisedOn, note: note ?? null, parcel: followed };
}

function codeAnswer({ product, givenAt, firstShownAt, views }: OrderCode, index: number) {
  const [given, shown] = [givenAt.toISOString(), firstShownAt?.toISOString() ?? null];
  return { number: index + 1, product, givenAt: given, firstShownAt: shown, views };
}
