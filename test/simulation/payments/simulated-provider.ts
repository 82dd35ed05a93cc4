import type { SandboxOutcome } from '#domain/coins/sandbox-outcome';
import type { PaymentProvider } from '#lambdas/coins/payments/payment-provider';
import type { SandboxCheckout } from '#lambdas/coins/payments/sandbox/sandbox-checkout';
import type { PurchaseName } from '#lambdas/coins/stores/purchase-store';
import type { Delivery } from '../casino/delivery';

/** Whoever takes the money: its clock is right, no function ends in it, and what it has on record is what was paid. */
export interface SimulatedProvider {
  /** The provider as a function asks it, which gives others their turn and may get no answer. */
  reachedBy(current: () => Delivery | null): PaymentProvider;
  /**
   * Has something happen to a payment, and sends the news of it.
   *
   * @returns whether it could happen
   */
  happen(name: PurchaseName, outcome: SandboxOutcome): boolean;
  /** How a payment stands, undefined for one that was never asked for. */
  statusOf(name: PurchaseName): SandboxCheckout | undefined;
}
