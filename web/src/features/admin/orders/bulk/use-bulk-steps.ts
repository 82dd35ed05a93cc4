import { useState } from 'react';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { PostBody } from '#web/lib/api/play-fab-ops-types';
import { onPlayerChange } from '#web/lib/session/session-end';
import { holdTab } from '../../parts/hold-tab';
import { stepKeyOf } from '../step-key';
import { runSteps, type StepOutcome } from './run-steps';

export type StepBody = PostBody<'/admin/orders/{player}/{id}/steps'>['body'];

/** An order with the step that it takes. */
export interface PlannedStep {
  readonly order: AdminOrder;
  readonly body: StepBody;
}

/** How far a bulk step has come. */
export interface BulkProgress {
  readonly total: number;
  readonly outcomes: readonly StepOutcome[];
}

// What a signed-out admin has started must not go on with the session of another one.
let underWay = new AbortController();
onPlayerChange(() => {
  underWay.abort();
  underWay = new AbortController();
});

/**
 * Takes planned steps and follows their progress. Each order has a key of its own, so that a repeat takes no step twice. The steps go on
 * when the dialog is left.
 *
 * @param onFinished  called after the last step, if any order has moved
 */
export function useBulkSteps(onFinished: () => void) {
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [planned, setPlanned] = useState<readonly PlannedStep[]>([]);

  async function start(steps: readonly PlannedStep[]) {
    setPlanned(steps);
    setProgress({ total: steps.length, outcomes: [] });
    let hasMoved = false;
    const release = holdTab();
    const bodies = new Map(steps.map(({ order, body }) => [order, body]));
    await runSteps(
      steps.map(({ order }) => order),
      {
        send: (order) => takeStep(order, bodies.get(order) as StepBody),
        signal: underWay.signal,
        pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        onOutcome(outcome) {
          hasMoved ||= outcome.failure === null;
          setProgress((before) => before && { ...before, outcomes: [...before.outcomes, outcome] });
        },
      },
    );
    release();
    if (hasMoved) onFinished();
  }

  return {
    progress,
    start: (steps: readonly PlannedStep[]) => void start(steps),
    /** Takes the failed steps again. */
    repeat() {
      const failed = new Set(
        progress?.outcomes.filter(({ failure }) => failure !== null).map(({ order }) => order),
      );
      void start(planned.filter(({ order }) => failed.has(order)));
    },
  };
}

async function takeStep(order: AdminOrder, body: StepBody): Promise<AdminOrder> {
  const path = { player: order.player, id: order.id };
  const idempotencyKey = await stepKeyOf(order, body);
  const answer = await playFabOps.post('/admin/orders/{player}/{id}/steps', { path, body, idempotencyKey });
  return answer.order;
}
