import type { SandboxOutcome } from '#domain/coins/sandbox-outcome';
import type { PaymentProvider } from '#lambdas/coins/payments/payment-provider';
import type { SandboxCheckout } from '#lambdas/coins/payments/sandbox/sandbox-checkout';
import type { PurchaseName } from '#lambdas/coins/stores/purchase-store';
import type { Delivery } from '../casino/delivery';

/** A payment provider with an accurate clock and reliable records. */
export interface SimulatedProvider {
  /** The provider as seen by a function: calls yield to others and may time out. */
  clientFor(current: () => Delivery | null): PaymentProvider;
  /**
   * Applies an outcome to a payment and sends its event.
   *
   * @returns whether the outcome was possible
   */
  applyOutcome(name: PurchaseName, outcome: SandboxOutcome): boolean;
  /** State of a payment, undefined for an unknown one. */
  statusOf(name: PurchaseName): SandboxCheckout | undefined;
}
