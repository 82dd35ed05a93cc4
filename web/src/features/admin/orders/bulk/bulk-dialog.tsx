import { Dialog } from '#components/ui/dialog';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { isDone } from '../../parts/bulk-job';
import { ApproveOrders } from './approve-orders';
import { canTake } from './can-take';
import { ShipOrders } from './ship-orders';
import type { BulkStatus, PlannedStep } from './step-progress';
import { StepReport } from './step-report';
import { useBulkSteps } from './use-bulk-steps';

/** A step of all selected orders. */
export interface BulkStep {
  readonly status: BulkStatus;
  readonly orders: readonly AdminOrder[];
}

const titles = { approved: 'Approve orders', shipped: 'Ship orders' } as const;

/**
 * Asks once for a step of all selected orders, shows its progress, and reports each order that failed. The steps go on when the dialog is
 * closed; an opened dialog shows them as long as they are under way.
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
  const { progress, start, repeat, watch, discard } = useBulkSteps();
  const close = () => {
    if (progress && isDone(progress)) discard();
    onClose();
  };
  return (
    <Dialog open={step !== null} onClose={close} title={step ? titles[progress?.plan ?? step.status] : ''}>
      {step &&
        (progress ? (
          <StepReport of={progress} onShow={watch} onRepeat={repeat} onClose={close} />
        ) : (
          <StepQuestion
            step={step}
            onKeep={close}
            onSend={(steps) => {
              start(steps, step.status, { onEnd: onFinished });
              onRequested();
            }}
          />
        ))}
    </Dialog>
  );
}

function StepQuestion({
  step: { status, orders },
  onKeep,
  onSend,
}: {
  step: BulkStep;
  onKeep: () => void;
  onSend: (steps: readonly PlannedStep[]) => void;
}) {
  const able = orders.filter((order) => canTake(order, status));
  const Form = status === 'approved' ? ApproveOrders : ShipOrders;
  return (
    <div className="grid gap-5">
      {able.length < orders.length && (
        <p className="text-sm text-muted">{leftOutLabel(orders.length - able.length, status)}</p>
      )}
      <Form orders={able} onKeep={onKeep} onSend={onSend} />
    </div>
  );
}

function leftOutLabel(count: number, status: BulkStatus): string {
  const orders = count === 1 ? '1 selected order' : `${count} selected orders`;
  return `${orders} cannot be ${status} now and will be left out.`;
}
