import type { AdminOrder } from '#contracts/orders/admin-routes';
import { ApiRefusal, detailsOf } from '#web/lib/api/api-refusal';
import { runEach } from '../../parts/run-each';
import type { PlannedStep, StepOutcome } from './step-progress';

interface RunSteps {
  /** Takes a step, under a key that a repeat has again. */
  readonly send: (step: PlannedStep) => Promise<AdminOrder>;
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
export async function runSteps(steps: readonly PlannedStep[], run: RunSteps): Promise<void> {
  const act = async (step: PlannedStep) => run.onOutcome(await outcomeOf(step, run));
  await runEach(steps, { atOnce, signal: run.signal, act });
}

async function outcomeOf(step: PlannedStep, { send, pause, signal }: RunSteps): Promise<StepOutcome> {
  for (let waits = 0; ; waits += 1) {
    try {
      return { step, order: await send(step), failure: null };
    } catch (failure) {
      const { order } = step;
      const isBusy = failure instanceof ApiRefusal && failure.code === 'request/too-many';
      if (!isBusy || waits >= mostWaits) return { step, order, failure };
      await pause((detailsOf(failure, 'request/too-many')?.retryAfterSeconds ?? 1) * 1000);
      if (signal.aborted) return { step, order, failure };
    }
  }
}
