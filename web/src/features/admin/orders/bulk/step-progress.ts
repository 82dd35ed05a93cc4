import type { AdminOrder } from '#contracts/orders/admin-routes';
import type { PostBody } from '#web/lib/api/play-fab-ops-types';
import { type BulkProgress, failedIn } from '../../parts/bulk-job';

type StepBody = PostBody<'/admin/orders/{player}/{id}/steps'>['body'];

/** An order with the step that it takes. */
export interface PlannedStep {
  readonly order: AdminOrder;
  readonly body: StepBody;
}

/** The outcome of a step of one order. */
export interface StepOutcome {
  readonly step: PlannedStep;
  /** As it is now; as it was if the step failed. */
  readonly order: AdminOrder;
  /** Null when the step was taken, by this request or by the one that it repeats. */
  readonly failure: unknown;
}

/** The status to which a bulk step moves orders. */
export type BulkStatus = 'approved' | 'shipped';

/** How far a bulk step has come. */
export type StepProgress = BulkProgress<BulkStatus, StepOutcome>;

/** The orders that a bulk step has moved so far, as they are now. */
export function movedOrders({ outcomes }: StepProgress): readonly AdminOrder[] {
  return outcomes.filter(({ failure }) => failure === null).map(({ order }) => order);
}

/** Message at the end of a bulk step. */
export function doneLabel(progress: StepProgress): string {
  const { total } = progress;
  const moved = total - failedIn(progress).length;
  if (moved === total) return total === 1 ? 'The order was updated.' : `All ${total} orders were updated.`;
  return `${moved} of ${total} orders ${moved === 1 ? 'was' : 'were'} updated. The others were not changed.`;
}
