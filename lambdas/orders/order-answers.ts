import type * as z from 'zod';
import type { readOrder } from '#contracts/orders/routes';
import { type Order, type OrderStep, statusOf } from '#domain/rewards/order';
import { codesMissing, type OrderCode } from '#domain/rewards/order-code';
import type { OrderLine } from '#domain/rewards/order-line';
import { isUndone } from '#domain/rewards/order-reason';
import { isCancellable } from '#domain/rewards/order-step';
import { drawOf, oddsVersionOf } from '#domain/rewards/random-prize';
import { replacementsOf } from '#domain/rewards/replace-code';
import { entriesAnswer, prizeDrawAnswer } from '#lambdas/draws/random-prize-answers';

type OrderAnswer = z.input<typeof readOrder.answer>['order'];

/** Maps an order to its API response. */
export function orderAnswer(order: Order): OrderAnswer {
  const { id, placedAt, total, goldCredited, lines, address, contact, timeline, codes, transaction } = order;
  return {
    id,
    status: statusOf(order),
    placedAt: placedAt.toISOString(),
    total,
    goldCredited,
    lines: lines.map(lineAnswer),
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

/** Maps a line with its fields in a fixed order, so that repeated responses are identical byte for byte. */
export function lineAnswer(line: OrderLine) {
  const { product, name, image, category, quantity, price, terms } = line;
  const oddsVersion = oddsVersionOf(line);
  const draw = drawOf(line);
  return {
    product,
    name,
    image,
    category,
    quantity,
    price,
    terms,
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

function codeAnswer(code: OrderCode, index: number) {
  const { product, givenAt, firstShownAt, views } = code;
  const given = givenAt.toISOString();
  const shown = firstShownAt?.toISOString() ?? null;
  return {
    number: index + 1,
    product,
    givenAt: given,
    firstShownAt: shown,
    views,
    replacements: replacementsOf(code),
  };
}
