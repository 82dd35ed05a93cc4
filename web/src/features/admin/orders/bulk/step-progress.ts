import type { AdminOrder } from '#contracts/orders/admin-routes';
import type { PostBody } from '#web/lib/api/play-fab-ops-types';
import type { BulkProgress } from '../../parts/bulk-job';
import type { BulkNoun, PlannedStep, StepOutcome } from '../../parts/bulk-step';

type StepBody = PostBody<'/admin/orders/{player}/{id}/steps'>['body'];

/** An order with the step that it takes. */
export type OrderStep = PlannedStep<AdminOrder, StepBody>;

/** The outcome of a step of one order. */
export type OrderStepOutcome = StepOutcome<AdminOrder, StepBody>;

/** The status to which a bulk step moves orders. */
export type BulkStatus = 'approved' | 'shipped';

/** How far a bulk step has come. */
export type StepProgress = BulkProgress<BulkStatus, OrderStepOutcome>;

export const orderNoun: BulkNoun = ['order', 'orders'];
