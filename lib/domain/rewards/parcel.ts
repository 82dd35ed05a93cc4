/** Carriers that ship prizes. */
export const carriers = ['usps', 'ups', 'fedex', 'dhl', 'other'] as const;

export type Carrier = (typeof carriers)[number];

/** Tracking data of a shipment. */
export interface Parcel {
  readonly carrier: Carrier;
  readonly trackingNumber: string;
}
