import type { Purchase, RefundDue } from '#domain/coins/purchase';
import type { PurchaseName } from '../stores/purchase-store';

/**
 * A payment provider. It reports on a purchase in three ways: in responses, in webhook events that may arrive repeatedly, late or never,
 * and as the state of a checkout that is looked up. All three are a `PaymentReport`.
 */
export interface PaymentProvider {
  /**
   * Opens the checkout of a purchase. The purchase is the idempotency key, so that a repeat returns the same checkout.
   *
   * @throws Outage when the provider cannot be reached
   */
  openCheckout(purchase: Purchase): Promise<{ readonly id: string; readonly url: string }>;
  /**
   * Closes the checkout of a purchase that its player canceled, so that it can no longer be paid; `statusOf` then reports `canceled`. Closes
   * none that is paid, pending or closed.
   *
   * @throws Outage when the provider cannot be reached
   */
  cancelCheckout(purchase: Purchase): Promise<void>;
  /**
   * Returns what the provider knows of a purchase. Disputes may be left out: `moneyBackSince` lists them.
   *
   * @throws Outage when it cannot be reached
   */
  statusOf(purchase: Purchase): Promise<PaymentReport[]>;
  /**
   * Lists all refunds and disputes since a time. Credited purchases are not polled, so this recovers their lost events.
   *
   * @throws Outage when the provider cannot be reached
   */
  moneyBackSince(instant: Date): Promise<PaymentEvent[]>;
  /**
   * Returns all of a payment that was not returned before, because the coins were taken back. It may be called repeatedly with an attempt
   * and sends its money once.
   *
   * @returns `refunded` also when the money was returned before, unless a bank did not accept it then; `refused` when it never will be
   * @throws Outage when the provider cannot be reached
   */
  refund(purchase: Purchase, due: Pick<RefundDue, 'attempt' | 'failures'>): Promise<'refunded' | 'refused'>;
  /**
   * Returns the provider's fingerprint of the card of a payment, which is the same for every payment with that card; null when unavailable.
   *
   * @param payment  id of the payment as reports contain it
   * @throws Outage when the provider cannot be reached
   */
  cardOf(payment: string): Promise<string | null>;
  /**
   * Verifies and reads a webhook event.
   *
   * @param event.signature  value of the signature header
   * @returns the report and its purchase; `not-ours` for other events; `not-genuine` for an invalid signature
   */
  readEvent(event: {
    readonly body: string;
    readonly signature: string;
    readonly now: Date;
  }): Promise<PaymentEvent | 'not-ours' | 'not-genuine'>;
}

/** A provider's report of one payment. */
export type PaymentReport =
  | { readonly kind: 'pending' | 'failed' | 'expired' | 'canceled'; readonly at: Date }
  /** `cents` is the sum charged in US dollars; null when it is unknown or in another currency. */
  | {
      readonly kind: 'paid';
      readonly at: Date;
      readonly payment: string | null;
      readonly cents: number | null;
    }
  /** Total refunded so far, in US cents. */
  | { readonly kind: 'refunded'; readonly at: Date; readonly cents: number }
  /**
   * The bank did not accept a refund. `attempt` is that of `refund`; `unnumbered` for a refund of the release before attempts had numbers,
   * and null for one that was made elsewhere.
   */
  | { readonly kind: 'refund-failed'; readonly at: Date; readonly attempt: number | 'unnumbered' | null }
  /** `dispute` is the provider's id of the dispute: a payment can be disputed several times. */
  | {
      readonly kind: 'dispute-opened' | 'dispute-won' | 'dispute-lost';
      readonly at: Date;
      readonly dispute: string;
    };

/** A report and its purchase. */
export interface PaymentEvent {
  /** Id of the event, the same for repeats by the provider. */
  readonly id: string;
  readonly purchase: PurchaseName;
  readonly report: PaymentReport;
}
