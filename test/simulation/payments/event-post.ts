import type { PurchaseName } from '#lambdas/coins/stores/purchase-store';
import { deliver, startErrand, strikes } from '../clients/deliver';
import { inTime } from '../clients/run-errand';
import type { World } from '../clients/world';
import type { Errand } from '../operations/operation';
import { ask } from '../operations/request';
import { givesACoin } from '../operations/rivals';

/** The way from a provider to the webhook. */
interface EventPost {
  /** Sends what is told of a payment; null where nothing is. */
  send(name: PurchaseName, body: string | null): void;
}

/** What of one payment was sent, and the last of it that has come. */
interface Told {
  sent: number;
  latest: number;
}

interface Event {
  readonly name: PurchaseName;
  readonly body: string;
  /** The how many-th of its payment. */
  readonly number: number;
}

const minute = 60_000;

/** @param sign  signs an event as it is sent, each time anew */
export function createEventPost(world: () => World, sign: (body: string) => Promise<string>): EventPost {
  const payments = new Map<string, Told>();
  return { send };

  function send(name: PurchaseName, body: string | null): void {
    if (body === null) return;
    const { random, scheduler } = world();
    const exposure = { number: 0, isOnce: false, entry: null, commits: 0, applicable: 0, struck: 0 };
    const told = payments.get(name.id) ?? { sent: 0, latest: 0 };
    payments.set(name.id, told);
    told.sent += 1;
    const event = { name, body, number: told.sent };
    if (strikes(world(), 'event-lost', exposure)) return;
    const copies = strikes(world(), 'event-repeated', exposure) ? 2 + random.below(2) : 1;
    const isLate = strikes(world(), 'event-late', exposure);
    for (let copy = 1; copy <= copies; copy += 1) {
      const delayMs = isLate ? random.between(10, 90) * minute : random.between(10, 5_000);
      scheduler.after(delayMs, () => void tell(event, told));
    }
  }

  /** What is not answered with success is told again, later and later. */
  async function tell(event: Event, told: Told): Promise<void> {
    const { scheduler, random, faults } = world();
    const running = startErrand(world(), hearing(event));
    if (told.sent > 1) faults.applies('event-overtaken', running.state);
    if (event.number < told.latest) faults.strikes('event-overtaken', running.state);
    told.latest = Math.max(told.latest, event.number);
    for (let attempt = 0; ; attempt += 1) {
      const answer = await inTime(world(), deliver(world(), running, true));
      if (answer?.status === 200) return;
      await scheduler.sleep(random.between(500, 1_500) * 2 ** Math.min(attempt, 9));
    }
  }

  function hearing({ name: { player }, body }: Event): Errand {
    return {
      operation: 'hear-of-payment',
      isSettled: false,
      isRequest: false,
      async deliver(casino) {
        const signed = { body, signature: await sign(body) };
        return ask(casino, player, { api: 'webhooks', method: 'POST', path: '/webhooks/payments', signed });
      },
      rival: givesACoin(player, world().random),
    };
  }
}
