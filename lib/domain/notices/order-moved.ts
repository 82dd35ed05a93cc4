import { carrierNames, reasonLabels, statusText } from '#domain/rewards/order-copy';
import type { OrderReason } from '#domain/rewards/order-reason';
import type { OrderStatus } from '#domain/rewards/order-status';
import type { Parcel } from '#domain/rewards/parcel';

/** A step of an order after its placement, which is a separate event. */
export interface OrderNoticeEvent {
  readonly kind: 'order-moved';
  readonly order: string;
  readonly status: Exclude<OrderStatus, 'placed'>;
  readonly reason: OrderReason | null;
  readonly note: string | null;
  readonly parcel: Parcel | null;
  /** Day promised for the next step, such as `2026-11-26`. */
  readonly promisedOn: string | null;
  /** Number of gift codes of the order. */
  readonly codes: number;
}

/** The part of an order that is read here; instants are strings in a stream record. */
interface MovedOrder {
  readonly id: string;
  readonly timeline: readonly {
    readonly status: OrderStatus;
    readonly reason: OrderReason | null;
    readonly promisedOn: string | null;
    readonly note?: string;
    readonly parcel?: Parcel;
  }[];
  readonly codes: readonly unknown[];
}

/** The notice event of an order's latest step, or null when it was just placed. */
export function orderMoved({ id: order, timeline, codes }: MovedOrder): OrderNoticeEvent | null {
  const step = timeline.at(-1);
  if (!step || step.status === 'placed') return null;
  const { status, reason, promisedOn, note = null, parcel = null } = step;
  return { kind: 'order-moved', order, status, reason, note, parcel, promisedOn, codes: codes.length };
}

const titles: Readonly<Record<OrderNoticeEvent['status'], string>> = {
  approved: 'Your order is approved',
  shipped: 'Your order has shipped',
  delivered: 'Your order is delivered',
  declined: 'We could not accept your order',
  canceled: 'Your order is canceled',
  refunded: 'Your order is refunded',
};

/** Title and text of the notice. */
export function describeOrderMove(moved: OrderNoticeEvent): { title: string; text: string } {
  const { status, reason, note, parcel, promisedOn, codes } = moved;
  const sentences = [
    reason && reasonLabels[reason],
    statusText[status],
    parcel && `Track it with ${carrierNames[parcel.carrier]}: ${parcel.trackingNumber}.`,
    status === 'delivered' && codes > 0 && 'You can view your gift codes on the order page.',
    promisedOn && `Next update expected by ${dayOf(promisedOn)}.`,
    note && `Message from us: ${note}`,
  ];
  return { title: titles[status], text: sentences.filter(Boolean).join(' ') };
}

/** Formats a promised day, which is independent of the player's zone. */
function dayOf(day: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
