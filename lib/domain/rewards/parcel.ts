/** Whoever carries parcels for the house. */
export const carriers = ['usps', 'ups', 'fedex', 'dhl', 'other'] as const;

export type Carrier = (typeof carriers)[number];

/** Where a parcel can be followed. */
export interface Parcel {
  readonly carrier: Carrier;
  readonly trackingNumber: string;
}
