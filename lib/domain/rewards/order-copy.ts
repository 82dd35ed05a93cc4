import type { OrderReason } from './order-reason';
import type { Carrier, Parcel } from './parcel';

/** Message to the player for each reason. */
export const reasonLabel: Readonly<Record<OrderReason, string>> = {
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
