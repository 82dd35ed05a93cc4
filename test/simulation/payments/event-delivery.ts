import type { PurchaseName } from '#lambdas/coins/stores/purchase-store';
import { deliver, startTask, strikes } from '../clients/deliver';
import { withinTimeout } from '../clients/run-task';
import type { World } from '../clients/world';
import { grantsOneCoin } from '../operations/competing-writes';
import type { Task } from '../operations/operation';
import { callApi } from '../operations/request';

/** Delivery of events from the provider to the webhook. */
interface EventDelivery {
  /** Sends an event of a payment; null sends nothing. */
  send(name: PurchaseName, body: string | null): void;
}

/** Events of one payment: the number sent, and the latest delivered. */
interface Progress {
  sent: number;
  latest: number;
}

interface Event {
  readonly name: PurchaseName;
  readonly body: string;
  /** Position among the events of its payment. */
  readonly number: number;
}

const minute = 60_000;

/** @param sign  signs an event for each delivery */
export function createEventDelivery(
  world: () => World,
  sign: (body: string) => Promise<string>,
): EventDelivery {
  const payments = new Map<string, Progress>();
  return { send };

  function send(name: PurchaseName, body: string | null): void {
    if (body === null) return;
    const { random, scheduler } = world();
    const exposure = { number: 0, isOnce: false, entry: null, commits: 0, applicable: 0, struck: 0 };
    const progress = payments.get(name.id) ?? { sent: 0, latest: 0 };
    payments.set(name.id, progress);
    progress.sent += 1;
    const event = { name, body, number: progress.sent };
    if (strikes(world(), 'event-lost', exposure)) return;
    const copies = strikes(world(), 'event-repeated', exposure) ? 2 + random.below(2) : 1;
    const isLate = strikes(world(), 'event-late', exposure);
    for (let copy = 1; copy <= copies; copy += 1) {
      const delayMs = isLate ? random.between(10, 90) * minute : random.between(10, 5_000);
      scheduler.after(delayMs, () => void deliverEvent(event, progress));
    }
  }

  /** Repeats an event with increasing delays until it is answered with success. */
  async function deliverEvent(event: Event, progress: Progress): Promise<void> {
    const { scheduler, random, faults } = world();
    const running = startTask(world(), webhookTask(event));
    if (progress.sent > 1) faults.applies('event-out-of-order', running.state);
    if (event.number < progress.latest) faults.strikes('event-out-of-order', running.state);
    progress.latest = Math.max(progress.latest, event.number);
    for (let attempt = 0; ; attempt += 1) {
      const answer = await withinTimeout(world(), deliver(world(), running, true));
      if (answer?.status === 200) return;
      await scheduler.sleep(random.between(500, 1_500) * 2 ** Math.min(attempt, 9));
    }
  }

  function webhookTask({ name: { player }, body }: Event): Task {
    return {
      operation: 'receive-payment-event',
      isSettled: false,
      isRequest: false,
      async deliver(casino) {
        const signed = { body, signature: await sign(body) };
        return callApi(casino, player, {
          api: 'webhooks',
          method: 'POST',
          path: '/webhooks/payments',
          signed,
        });
      },
      competingWrite: grantsOneCoin(player, world().random),
    };
  }
}
