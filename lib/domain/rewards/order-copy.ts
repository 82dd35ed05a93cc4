import type { OrderReason } from './order-reason';
import type { Carrier, Parcel } from './parcel';

/** Message to the player for each reason. */
export const reasonLabel: Readonly<Record<OrderReason, string>> = {
  'not-available': 'A prize in it cannot be had any more.',
  'address-unreachable': 'Nothing can be sent to the address.',
  'identity-in-doubt': 'It does not fit what we know of who you are.',
  'terms-not-met': 'It does not meet the terms of a prize in it.',
  'ordered-twice': 'The same was ordered twice.',
  'changed-mind': 'You took it back.',
  'asked-by-player': 'You asked us to.',
  'draw-canceled': 'A draw that it entered does not take place.',
  'never-arrived': 'It never arrived.',
  'arrived-damaged': 'It arrived damaged.',
  'wrong-prize': 'Something else arrived.',
  'code-not-valid': 'A code of it did not work.',
  goodwill: 'We want you to be content.',
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
