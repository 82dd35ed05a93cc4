import { useState } from 'react';
import { Dialog } from '#components/ui/dialog';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { ApproveOrders } from './approve-orders';
import { canTake } from './can-take';
import { ShipOrders } from './ship-orders';
import { StepReport } from './step-report';
import { useBulkSteps } from './use-bulk-steps';

/** A step of all selected orders. */
export interface BulkStep {
  readonly status: 'approved' | 'shipped';
  readonly orders: readonly AdminOrder[];
}

const titles = { approved: 'Approve orders', shipped: 'Ship orders' } as const;

/**
 * Asks once for a step of all selected orders, shows its progress, and reports each order that failed.
 *
 * @param step        null while the dialog is closed
 * @param onFinished  called after the last step, if any order has moved
 * @param onClose     receives whether the step was requested
 */
export function BulkDialog({
  step,
  onFinished,
  onClose,
}: {
  step: BulkStep | null;
  onFinished: () => void;
  onClose: (isRequested: boolean) => void;
}) {
  const [isRequested, setRequested] = useState(false);
  const close = () => {
    setRequested(false);
    onClose(isRequested);
  };
  return (
    <Dialog open={step !== null} onClose={close} title={step ? titles[step.status] : ''}>
      {step && (
        <BulkSteps
          step={step}
          onRequested={() => setRequested(true)}
          onFinished={onFinished}
          onClose={close}
        />
      )}
    </Dialog>
  );
}

function BulkSteps({
  step: { status, orders },
  onRequested,
  onFinished,
  onClose,
}: {
  step: BulkStep;
  onRequested: () => void;
  onFinished: () => void;
  onClose: () => void;
}) {
  const able = orders.filter((order) => canTake(order, status));
  const { progress, start, repeat } = useBulkSteps(onFinished);
  if (progress) return <StepReport of={progress} onRepeat={repeat} onClose={onClose} />;
  const Form = status === 'approved' ? ApproveOrders : ShipOrders;
  return (
    <div className="grid gap-5">
      {able.length < orders.length && (
        <p className="text-sm text-muted">{leftOutLabel(orders.length - able.length, status)}</p>
      )}
      <Form
        orders={able}
        onKeep={onClose}
        onSend={(steps) => {
          onRequested();
          start(steps);
        }}
      />
    </div>
  );
}

function leftOutLabel(count: number, status: BulkStep['status']): string {
  const orders = count === 1 ? '1 selected order' : `${count} selected orders`;
  return `${orders} cannot be ${status} now and will be left out.`;
}
