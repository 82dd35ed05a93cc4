import { Note } from '#components/ui/note';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { itemCountLabel } from '../../parts/bulk-step';
import { BulkStepDialog } from '../../parts/bulk-step-dialog';
import { orderKey } from '../order-answers';
import { ApproveOrders } from './approve-orders';
import { canTake } from './can-take';
import { explainFailure } from './explain-failure';
import { ShipOrders } from './ship-orders';
import { type BulkStatus, orderNoun, type OrderStep } from './step-progress';
import { useBulkSteps } from './use-bulk-steps';

/** A step of all selected orders. */
export interface BulkStep {
  readonly status: BulkStatus;
  readonly orders: readonly AdminOrder[];
}

const titles = { approved: 'Approve orders', shipped: 'Ship orders' } as const;

/**
 * Asks once for a step of all selected orders, shows its progress, and reports each order that failed.
 *
 * @param step         null while the dialog is closed
 * @param onRequested  called when the step was requested
 * @param onFinished   called after the last step
 */
export function BulkDialog({
  step,
  onRequested,
  onFinished,
  onClose,
}: {
  step: BulkStep | null;
  onRequested: () => void;
  onFinished: () => void;
  onClose: () => void;
}) {
  const job = useBulkSteps();
  return (
    <BulkStepDialog
      open={step !== null}
      title={step ? titles[job.progress?.plan ?? step.status] : ''}
      job={job}
      noun={orderNoun}
      failureOf={({ item, failure }) => ({
        id: orderKey(item),
        name: item.id,
        reason: explainFailure(failure),
      })}
      onClose={onClose}
    >
      {step && (
        <StepQuestion
          step={step}
          onKeep={onClose}
          onSend={(steps) => {
            job.start(steps, step.status, { onEnd: onFinished });
            onRequested();
          }}
        />
      )}
    </BulkStepDialog>
  );
}

function StepQuestion({
  step: { status, orders },
  onKeep,
  onSend,
}: {
  step: BulkStep;
  onKeep: () => void;
  onSend: (steps: readonly OrderStep[]) => void;
}) {
  const able = orders.filter((order) => canTake(order, status));
  const Form = status === 'approved' ? ApproveOrders : ShipOrders;
  return (
    <div className="grid gap-5">
      {able.length < orders.length && <Note>{leftOutLabel(orders.length - able.length, status)}</Note>}
      <Form orders={able} onKeep={onKeep} onSend={onSend} />
    </div>
  );
}

function leftOutLabel(count: number, status: BulkStatus): string {
  const orders = itemCountLabel(count, ['selected order', 'selected orders']);
  return `${orders} cannot be ${status} now and will be left out.`;
}
