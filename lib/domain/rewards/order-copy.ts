import type { OrderReason } from './order-reason';
import type { OrderStatus } from './order-status';
import type { Carrier, Parcel } from './parcel';

/** Sentence for the player for each status of an order, in notices and on the site. */
export const statusText: Readonly<Record<OrderStatus, string>> = {
  placed: 'We received your order and are reviewing it.',
  approved: 'We are preparing your order.',
  shipped: 'Your order is on its way.',
  delivered: 'We hope you enjoy it.',
  declined: 'Your coins are back in your balance.',
  canceled: 'Your coins are back in your balance.',
  refunded: 'Your coins are back in your balance.',
};

/** Sentences of statuses that an order has left. The others end it, or differ from their present only in time. */
const pastTexts: Readonly<Partial<Record<OrderStatus, string>>> = {
  placed: 'We received your order.',
  approved: 'We approved your order.',
  shipped: 'We shipped your order.',
  delivered: 'Your order was delivered.',
};

/**
 * Sentence for a step of an order.
 *
 * @param isPast  whether a later step followed
 */
export function stepText(status: OrderStatus, { isPast }: { isPast: boolean }): string {
  return (isPast ? pastTexts[status] : undefined) ?? statusText[status];
}

/** Message to the player for each reason. */
export const reasonLabels: Readonly<Record<OrderReason, string>> = {
  'not-available': 'A prize in this order is no longer available.',
  'address-unreachable': 'We cannot ship to this address.',
  'identity-in-doubt': 'It does not match your verified identity.',
  'terms-not-met': 'It does not meet the terms of one of its prizes.',
  'ordered-twice': 'This order was placed twice.',
  'changed-mind': 'You canceled it.',
  'asked-by-player': 'You asked us to do this.',
  'draw-canceled': 'A draw in this order was canceled.',
  'never-arrived': 'It never arrived.',
  'arrived-damaged': 'It arrived damaged.',
  'wrong-prize': 'The wrong prize arrived.',
  'code-not-valid': 'A gift code did not work.',
  goodwill: 'We want you to be happy with your order.',
};

/** Display names of the carriers. */
export const carrierNames: Readonly<Record<Carrier, string>> = {
  usps: 'USPS',
  ups: 'UPS',
  fedex: 'FedEx',
  dhl: 'DHL',
  other: 'another carrier',
};

const trackingPages: Readonly<Record<Exclude<Carrier, 'other'>, string>> = {
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  ups: 'https://www.ups.com/track?tracknum=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  dhl: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=',
};

/** Tracking URL of a parcel; null for a carrier without a known page. */
export function trackingPage({ carrier, trackingNumber }: Parcel): string | null {
  if (carrier === 'other') return null;
  return trackingPages[carrier] + encodeURIComponent(trackingNumber.replaceAll(' ', ''));
}
