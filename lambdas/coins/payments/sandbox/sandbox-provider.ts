import type { SandboxStore } from '../../stores/sandbox-store';
import type { PaymentProvider } from '../payment-provider';
import { isSignedBy, signEvent } from '../signature';
import { afterOutcome, openSandboxCheckout, type SandboxCheckout, checkoutAt } from './sandbox-checkout';
import { reportsOfCheckout, readSandboxEvent } from './sandbox-events';

/** A payment provider that takes no money, with the states of a real one. */
export interface SandboxProvider extends PaymentProvider {
  /** Signs an event for the webhook. */
  sign(body: string): Promise<string>;
}

/** Creates the sandbox provider. Its checkout is a page of the site; its events are signed and verified like those of Stripe. */
export function createSandboxProvider(
  checkouts: SandboxStore<SandboxCheckout>,
  now: () => Date,
): SandboxProvider {
  return {
    async openCheckout({ player, id, priceCents, expiresAt }) {
      // A conflict is ignored: an existing checkout is the same.
      await checkouts.save(undefined, openSandboxCheckout({ player, purchase: id, priceCents, expiresAt }));
      return { id: `sandbox ${id}`, url: `/Coins/checkout/${id}` };
    },
    async cancelCheckout({ player, id }) {
      for (;;) {
        const found = await checkouts.find(player, id);
        const checkout = found && checkoutAt(found, now());
        if (checkout?.state !== 'open') return;
        if (await checkouts.save(found, afterOutcome(checkout, 'abandon', now()))) return;
      }
    },
    async statusOf({ player, id }) {
      const checkout = await checkouts.find(player, id);
      return checkout ? reportsOfCheckout(checkoutAt(checkout, now())) : [];
    },
    // A practice refund delivers its own event, and again when its request is repeated.
    moneyBackSince: async () => [],
    async refund({ player, id }) {
      for (;;) {
        const found = await checkouts.find(player, id);
        const checkout = found && checkoutAt(found, now());
        if (checkout?.state !== 'paid' || checkout.dispute === 'open') return 'refused';
        const { priceCents, refundedCents } = checkout;
        if (refundedCents === priceCents) return 'refunded';
        const refunded = { ...checkout, refundedCents: priceCents, revision: checkout.revision + 1 };
        if (await checkouts.save(found, refunded)) return 'refunded';
      }
    },
    // A practice payment uses no card.
    cardOf: async () => null,
    async readEvent({ body, signature, now: at }) {
      const isGenuine = isSignedBy(await checkouts.secret(), { body, signature, now: at });
      return isGenuine ? readSandboxEvent(body) : 'not-genuine';
    },
    sign: async (body) => signEvent(body, await checkouts.secret(), now()),
  };
}
