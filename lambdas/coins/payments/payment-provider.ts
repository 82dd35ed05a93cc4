import type { Purchase } from '#domain/coins/purchase';
import type { PurchaseName } from '../stores/purchase-store';

/**
 * Whoever takes the money. What it does with a purchase comes to us in three ways: as an answer to what we ask, as events that it sends
 * to our webhook once, twice, late or never, and as the state of a checkout that we look up. All three are the same `PaymentReport`.
 */
export interface PaymentProvider {
  /**
   * Opens the checkout of a purchase. The purchase itself is the key: asked again, it is the very same checkout, so that a function
   * that was stopped after it asked leaves nothing behind.
   *
   * @throws Outage when the provider cannot be reached
   */
  openCheckout(purchase: Purchase): Promise<{ readonly id: string; readonly url: string }>;
  /**
   * Everything that the provider knows of a purchase by now.
   *
   * @throws Outage when it cannot be reached
   */
  statusOf(purchase: Purchase): Promise<PaymentReport[]>;
  /**
   * Everything that took money back since an instant, be it a refund or a dispute. Of purchases that are credited nobody asks by
   * themselves, so this is how lost news of them are found.
   *
   * @throws Outage when the provider cannot be reached
   */
  moneyBackSince(instant: Date): Promise<PaymentEvent[]>;
  /**
   * The provider's fingerprint of the card that a payment was made with, the same for every payment by it; null where it tells none.
   *
   * @param payment  as its news name it
   * @throws Outage when the provider cannot be reached
   */
  cardOf(payment: string): Promise<string | null>;
  /**
   * Reads what came to the webhook, after its signature.
   *
   * @param event.signature  the header that it came with
   * @returns what it tells of which purchase; nothing for events of other kinds and about other things; or that it is not genuine
   */
  readEvent(event: {
    readonly body: string;
    readonly signature: string;
    readonly now: Date;
  }): Promise<PaymentEvent | 'not-ours' | 'not-genuine'>;
}

/** What a provider tells of one payment. */
export type PaymentReport =
  | { readonly kind: 'pending' | 'failed' | 'expired' | 'canceled'; readonly at: Date }
  /** `cents` is what was charged in US dollars; null where that is unknown, or another currency was charged. */
  | {
      readonly kind: 'paid';
      readonly at: Date;
      readonly payment: string | null;
      readonly cents: number | null;
    }
  /** All that went back of the price so far, in US cents. */
  | { readonly kind: 'refunded'; readonly at: Date; readonly cents: number }
  | { readonly kind: 'dispute-opened' | 'dispute-won' | 'dispute-lost'; readonly at: Date };

/** News with the purchase they are of. */
export interface PaymentEvent {
  /** Names the event; the provider's repeats bear the same. */
  readonly id: string;
  readonly purchase: PurchaseName;
  readonly report: PaymentReport;
}
