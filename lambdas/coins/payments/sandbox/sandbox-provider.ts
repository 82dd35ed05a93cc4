import type { SandboxStore } from '../../stores/sandbox-store';
import type { PaymentProvider } from '../payment-provider';
import { isSignedBy, signEvent } from '../signature';
import { openSandboxCheckout, type SandboxCheckout, checkoutAt } from './sandbox-checkout';
import { eventsOfCheckout, readSandboxEvent } from './sandbox-events';

/** A provider that takes no money, with the same states as one that does. */
export interface SandboxProvider extends PaymentProvider {
  /** Signs an event as it is sent to the webhook. */
  sign(body: string): Promise<string>;
}

/** Practice payments. Their page is one of the site's own; their events are signed, and go through the very check of real ones. */
export function createSandboxProvider(
  checkouts: SandboxStore<SandboxCheckout>,
  now: () => Date,
): SandboxProvider {
  return {
    async openCheckout({ player, id, priceCents, expiresAt }) {
      // Another that was there first is the same.
      await checkouts.save(undefined, openSandboxCheckout({ player, purchase: id, priceCents, expiresAt }));
      return { id: `sandbox ${id}`, url: `/Coins/checkout/${id}` };
    },
    async statusOf({ player, id }) {
      const checkout = await checkouts.find(player, id);
      return checkout ? eventsOfCheckout(checkoutAt(checkout, now())) : [];
    },
    // A practice payment is given back by a request that tells of it itself, and again when it is repeated.
    moneyBackSince: async () => [],
    // A practice payment is made without a card.
    cardOf: async () => null,
    async readEvent({ body, signature, now: at }) {
      const isGenuine = isSignedBy(await checkouts.secret(), { body, signature, now: at });
      return isGenuine ? readSandboxEvent(body) : 'not-genuine';
    },
    sign: async (body) => signEvent(body, await checkouts.secret(), now()),
  };
}
