import type * as z from 'zod';
import { totalOf } from '#domain/rewards/cart-review';
import { type Order, type OrderStep, statusOf } from '#domain/rewards/order';
import { goldCreditOf, needsAddress, type OrderLine, priceOfLines } from '#domain/rewards/order-line';
import type { Reservation } from '#domain/rewards/reservation';
import type { readCart } from './cart-contracts';
import type { CartView } from './change-cart';
import type { reserveCart } from './checkout-contracts';
import type { readOrder } from './order-contracts';

type CartAnswer = z.input<typeof readCart.answer>;
type ReservationAnswer = z.input<typeof reserveCart.answer>['reservation'];
type OrderAnswer = z.input<typeof readOrder.answer>['order'];

/** Words a cart as the API answers it. */
export function cartAnswer({ cart, lines }: CartView): CartAnswer {
  return {
    version: cart.version,
    lines: lines.map(({ isAvailable, terms: _terms, ...line }) => ({ ...line, available: isAvailable })),
    total: totalOf(lines),
    updatedAt: cart.updatedAt?.toISOString() ?? null,
  };
}

/** Words a reservation with all that its checkout has to show. */
export function reservationAnswer({ id, expiresAt, lines }: Reservation): ReservationAnswer {
  return {
    id,
    expiresAt: expiresAt.toISOString(),
    lines: lines.map(lineAnswer),
    total: priceOfLines(lines),
    needsAddress: needsAddress(lines),
    goldCredited: goldCreditOf(lines),
  };
}

/** Words an order as it stands. */
export function orderAnswer(order: Order): OrderAnswer {
  const { id, placedAt, total, goldCredited, lines, address, contact, timeline, transaction } = order;
  return {
    ...{ id, status: statusOf(order), placedAt: placedAt.toISOString(), total, goldCredited },
    lines: lines.map(lineAnswer),
    address: address && addressAnswer(address),
    contact,
    timeline: timeline.map(stepAnswer),
    transaction,
  };
}

/** The same fields in the same order, wherever the line was read from: a repeated request reads the same byte for byte. */
function lineAnswer({ product, name, image, category, quantity, price, terms }: OrderLine) {
  return { product, name, image, category, quantity, price, terms };
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

function stepAnswer({ status, at, actor, reason, promisedOn }: OrderStep) {
  return { status, at: at.toISOString(), actor, reason, promisedOn };
}
