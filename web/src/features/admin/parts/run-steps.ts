import { ApiRefusal, detailsOf } from '#web/lib/api/api-refusal';
import type { PlannedStep, StepOutcome } from './bulk-step';
import { runEach } from './run-each';

interface RunSteps<Item, Body> {
  /** Takes a step, under a key that a repeat has again, and returns what took it as it is now. */
  readonly send: (step: PlannedStep<Item, Body>) => Promise<Item>;
  /** Waits for this many milliseconds. @default a timer */
  readonly pause?: (ms: number) => Promise<void>;
  readonly onOutcome: (outcome: StepOutcome<Item, Body>) => void;
  /** When aborted, no further step is sent, nor one that waits. */
  readonly signal: AbortSignal;
}

/** Requests under way at once: few enough to leave the admin's other requests their share. */
const atOnce = 4;
/** How often one step waits for the API's allowance before it counts as failed. */
const mostWaits = 10;

/** Takes each step and reports each outcome. A failed step stops no other. */
export async function runSteps<Item, Body>(
  steps: readonly PlannedStep<Item, Body>[],
  run: RunSteps<Item, Body>,
): Promise<void> {
  const act = async (step: PlannedStep<Item, Body>) => run.onOutcome(await outcomeOf(step, run));
  await runEach(steps, { atOnce, signal: run.signal, act });
}

async function outcomeOf<Item, Body>(
  step: PlannedStep<Item, Body>,
  { send, pause = wait, signal }: RunSteps<Item, Body>,
): Promise<StepOutcome<Item, Body>> {
  for (let waits = 0; ; waits += 1) {
    try {
      return { step, item: await send(step), failure: null };
    } catch (failure) {
      const { item } = step;
      const isBusy = failure instanceof ApiRefusal && failure.code === 'request/too-many';
      if (!isBusy || waits >= mostWaits) return { step, item, failure };
      await pause((detailsOf(failure, 'request/too-many')?.retryAfterSeconds ?? 1) * 1000);
      if (signal.aborted) return { step, item, failure };
    }
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
