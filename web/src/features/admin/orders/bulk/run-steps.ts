import type { AdminOrder } from '#contracts/orders/admin-routes';
import { ApiRefusal, detailsOf } from '#web/lib/api/api-refusal';

/** The outcome of a step of one order. */
export interface StepOutcome {
  readonly order: AdminOrder;
  /** Null when the step was taken, by this request or by the one that it repeats. */
  readonly failure: unknown;
}

interface RunSteps {
  /** Takes the step of an order, under a key that a repeat has again. */
  readonly send: (order: AdminOrder) => Promise<AdminOrder>;
  /** Waits for this many milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
  readonly onOutcome: (outcome: StepOutcome) => void;
}

/** Requests under way at once: few enough to leave the admin's other requests their share. */
const atOnce = 4;
/** How often one order waits for the API's allowance before its step counts as failed. */
const mostWaits = 10;

/** Takes one step of each order and reports each outcome. A failed order stops no other. */
export async function runSteps(orders: readonly AdminOrder[], run: RunSteps): Promise<void> {
  const waiting = [...orders];
  async function work(): Promise<void> {
    for (let order = waiting.shift(); order; order = waiting.shift()) run.onOutcome(await stepOf(order, run));
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function stepOf(order: AdminOrder, { send, pause }: RunSteps): Promise<StepOutcome> {
  for (let waits = 0; ; waits += 1) {
    try {
      return { order: await send(order), failure: null };
    } catch (failure) {
      const isBusy = failure instanceof ApiRefusal && failure.code === 'request/too-many';
      if (!isBusy || waits >= mostWaits) return { order, failure };
      await pause((detailsOf(failure, 'request/too-many')?.retryAfterSeconds ?? 1) * 1000);
    }
  }
}
