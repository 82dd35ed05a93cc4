import type { SandboxOutcome } from '#domain/coins/sandbox-outcome';
import type { PurchaseName } from '#stores/purchase-store';
import type { PaymentProvider } from '../../../lambdas/payments/payment-provider';
import type { SandboxCheckout } from '../../../lambdas/payments/sandbox/sandbox-checkout';
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
