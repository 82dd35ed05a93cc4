import type { SandboxOutcome } from '#domain/coins/sandbox-outcome';
import type { PaymentEvent, PaymentProvider } from '#lambdas/coins/payments/payment-provider';
import {
  afterOutcome,
  possibleOutcomes,
  type SandboxCheckout,
  checkoutAt,
} from '#lambdas/coins/payments/sandbox/sandbox-checkout';
import { eventOf, reportsOfCheckout } from '#lambdas/coins/payments/sandbox/sandbox-events';
import { createSandboxProvider } from '#lambdas/coins/payments/sandbox/sandbox-provider';
import type { PurchaseName } from '#lambdas/coins/stores/purchase-store';
import { createFakeSandbox } from '#lambdas/fakes/sandbox';
import { Outage } from '#lambdas/runtime/outage';
import type { Delivery } from '../casino/delivery';
import { strikes } from '../clients/deliver';
import type { World } from '../clients/world';
import { createEventDelivery } from './event-delivery';
import type { SimulatedProvider } from './simulated-provider';

const never = new Promise<never>(() => undefined);

export function createProvider(world: () => World): SimulatedProvider {
  const checkouts = createFakeSandbox<SandboxCheckout>();
  const now = () => new Date(world().scheduler.now());
  const provider = createSandboxProvider(checkouts, now);
  const eventDelivery = createEventDelivery(world, (body) => provider.sign(body));
  const reversedAt = new Map<string, number>();
  return { clientFor, applyOutcome, statusOf };

  function statusOf({ player, id }: PurchaseName): SandboxCheckout | undefined {
    const found = checkouts.stored.get(`${player} ${id}`);
    return found && checkoutAt(found, now());
  }

  function applyOutcome(name: PurchaseName, outcome: SandboxOutcome): boolean {
    const checkout = statusOf(name);
    if (!checkout || !possibleOutcomes(checkout).includes(outcome)) return false;
    const after = afterOutcome(checkout, outcome, now());
    void checkouts.save(checkout, after);
    if (outcome === 'refund' || outcome.startsWith('dispute')) reversedAt.set(keyOf(name), now().getTime());
    eventDelivery.send(name, eventOf(after, outcome, now()));
    if (outcome === 'pay-later' && after.paidAt) {
      const { paidAt } = after;
      const sendPaid = () => eventDelivery.send(name, eventOf({ ...after, state: 'paid' }, 'pay', paidAt));
      world().scheduler.after(paidAt.getTime() - now().getTime(), sendPaid);
    }
    return true;
  }

  function clientFor(current: () => Delivery | null): PaymentProvider {
    return {
      openCheckout: (purchase) => sendRequest(current, () => provider.openCheckout(purchase)),
      cancelCheckout: (purchase) => sendRequest(current, () => provider.cancelCheckout(purchase)),
      statusOf: (purchase) => sendRequest(current, () => provider.statusOf(purchase)),
      moneyBackSince: (instant) => sendRequest(current, () => moneyBackSince(instant)),
      refund: (purchase, due) => sendRequest(current, () => provider.refund(purchase, due)),
      cardOf: (payment) => provider.cardOf(payment),
      readEvent: (event) => provider.readEvent(event),
    };
  }

  /** One request; half of those without a response have taken effect. */
  async function sendRequest<Answer>(
    current: () => Delivery | null,
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    const delivery = current();
    if (!delivery || delivery.isDead) return never;
    const { scheduler, random } = world();
    await scheduler.sleep(random.between(20, 400));
    const isUnavailable = strikes(world(), 'provider-unavailable', delivery.task);
    if (isUnavailable && random.chance(0.5)) throw new Outage('The provider cannot be reached');
    const answer = await call();
    if (isUnavailable) throw new Outage('The provider did not respond');
    return answer;
  }

  async function moneyBackSince(instant: Date): Promise<PaymentEvent[]> {
    const reversed = [...checkouts.stored.values()].filter(
      ({ player, purchase: id }) => (reversedAt.get(keyOf({ player, id })) ?? 0) >= instant.getTime(),
    );
    return reversed.flatMap((checkout) => {
      const { player, purchase: id } = checkout;
      // The first event is the payment itself.
      const reports = reportsOfCheckout(checkoutAt(checkout, now())).slice(1);
      return reports.map((each) => ({ id: `${id} ${each.kind}`, purchase: { player, id }, report: each }));
    });
  }
}

function keyOf({ player, id }: PurchaseName): string {
  return `${player} ${id}`;
}
