import type { AdminOrder } from '#contracts/orders/admin-routes';
import { ApiRefusal, detailsOf } from '#web/lib/api/api-refusal';
import { runEach } from '../../parts/run-each';

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
  /** When aborted, no further order is sent, nor one that waits. */
  readonly signal: AbortSignal;
}

/** Requests under way at once: few enough to leave the admin's other requests their share. */
const atOnce = 4;
/** How often one order waits for the API's allowance before its step counts as failed. */
const mostWaits = 10;

/** Takes one step of each order and reports each outcome. A failed order stops no other. */
export async function runSteps(orders: readonly AdminOrder[], run: RunSteps): Promise<void> {
  const act = async (order: AdminOrder) => run.onOutcome(await stepOf(order, run));
  await runEach(orders, { atOnce, signal: run.signal, act });
}

async function stepOf(order: AdminOrder, { send, pause, signal }: RunSteps): Promise<StepOutcome> {
  for (let waits = 0; ; waits += 1) {
    try {
      return { order: await send(order), failure: null };
    } catch (failure) {
      const isBusy = failure instanceof ApiRefusal && failure.code === 'request/too-many';
      if (!isBusy || waits >= mostWaits) return { order, failure };
      await pause((detailsOf(failure, 'request/too-many')?.retryAfterSeconds ?? 1) * 1000);
      if (signal.aborted) return { order, failure };
    }
  }
}
