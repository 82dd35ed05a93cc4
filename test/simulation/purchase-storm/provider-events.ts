import type { SandboxOutcome } from '#domain/coins/sandbox-outcome';
import { receiveEvent } from '#lambdas/coins/payments/receive-event';
import { afterOutcome, possibleOutcomes, checkoutAt } from '#lambdas/coins/payments/sandbox/sandbox-checkout';
import { eventOf } from '#lambdas/coins/payments/sandbox/sandbox-events';
import { signEvent } from '#lambdas/coins/payments/signature';
import type { World } from './world';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Counts of delivery problems of events. */
export interface EventCount {
  lost: number;
  duplicated: number;
  lateByDays: number;
  repeated: number;
  failuresReportedFirst: number;
  paidAfterExpiry: number;
  forged: number;
  refusedForgeries: number;
}

/** The provider and its event delivery: outcomes of payments, and how the webhook receives them. */
export function openProviderEvents(world: World) {
  const { random, scheduler, now, checkouts } = world;
  const count: EventCount = {
    lost: 0,
    duplicated: 0,
    lateByDays: 0,
    repeated: 0,
    failuresReportedFirst: 0,
    paidAfterExpiry: 0,
    forged: 0,
    refusedForgeries: 0,
  };
  return { count, applyOutcome, payAfterExpiry, reportFailureFirst, forge };

  /** Applies an outcome to a payment if possible, and sends its event. */
  async function applyOutcome(player: string, purchase: string, outcome: SandboxOutcome): Promise<boolean> {
    const found = await checkouts.find(player, purchase);
    const checkout = found && checkoutAt(found, now());
    if (!found || !checkout || !possibleOutcomes(checkout).includes(outcome)) return false;
    const after = afterOutcome(checkout, outcome, now());
    await checkouts.save(found, after);
    if (outcome === 'refund' || outcome.startsWith('dispute')) world.reversedAt.set(purchase, now());
    const body = eventOf(after, outcome, now());
    if (body !== null) send(body, outcome);
    return true;
  }

  /** A payment for an expired checkout; the provider repeats its event until it is accepted. */
  async function payAfterExpiry(player: string, purchase: string): Promise<void> {
    const found = await checkouts.find(player, purchase);
    if (!found) return;
    count.paidAfterExpiry += 1;
    const after = { ...afterOutcome({ ...found, state: 'open' }, 'pay', now()) };
    await checkouts.save(found, after);
    scheduler.after(delay(), () => void deliver(eventOf(after, 'pay', now())!, 0));
  }

  /** Reports a failed payment that is made afterwards. */
  async function reportFailureFirst(player: string, purchase: string): Promise<void> {
    const found = await checkouts.find(player, purchase);
    if (!found) return;
    count.failuresReportedFirst += 1;
    await deliver(eventOf(found, random.chance(0.5) ? 'abandon' : 'decline', now())!, 0);
  }

  /** One in five events is lost for good, so the reconciliation has to find it. */
  function send(body: string, outcome: SandboxOutcome): void {
    if (random.chance(0.2)) {
      count.lost += 1;
      return;
    }
    const copies = outcome === 'pay-twice' || random.chance(0.25) ? 2 + random.below(2) : 1;
    if (copies > 1) count.duplicated += 1;
    for (let copy = 0; copy < copies; copy += 1) scheduler.after(delay(), () => void deliver(body, 0));
  }

  function delay(): number {
    if (random.chance(0.1)) {
      count.lateByDays += 1;
      return random.between(dayMs, 5 * dayMs);
    }
    return random.chance(0.3) ? random.between(minuteMs, 300 * minuteMs) : random.between(10, 5_000);
  }

  /** Signs each attempt, like providers do; repeats an event with increasing delays until it is accepted. */
  async function deliver(body: string, attempt: number): Promise<void> {
    try {
      const signature = await world.provider.sign(body);
      const refused = await receiveEvent(world.runFunction(), { body, signature });
      if (refused) throw new Error(`A genuine event was refused: ${refused.code}`);
    } catch {
      count.repeated += 1;
      scheduler.after(minuteMs * 2 ** Math.min(attempt, 8), () => void deliver(body, attempt + 1));
    }
  }

  /** Sends forged events: without the secret, or with an old signature. */
  async function forge(player: string, purchase: string): Promise<void> {
    const found = await checkouts.find(player, purchase);
    if (!found) return;
    const body = eventOf({ ...found, state: 'paid' }, 'pay', now())!;
    const expiredAt = new Date(now().getTime() - 6 * minuteMs);
    const signatures = [
      signEvent(body, 'a guess', now()),
      signEvent(body, await checkouts.secret(), expiredAt),
      (await world.provider.sign(body)).replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      '',
    ];
    for (const signature of signatures) {
      count.forged += 1;
      const refused = await receiveEvent({ ...world.basis, provider: world.provider }, { body, signature });
      if (refused?.code === 'coins/event-not-genuine') count.refusedForgeries += 1;
    }
  }
}
