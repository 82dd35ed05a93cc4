import { Button } from '#components/ui/button';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import type { Selection } from '../../parts/selection';
import { SelectionBar } from '../../parts/selection-bar';
import type { BulkStep } from './bulk-dialog';
import { canTake } from './can-take';
import { ShippingExports } from './shipping-exports';
import type { StepProgress } from './step-progress';

/**
 * The selection of orders, and what can be done with all of them.
 *
 * @param progress  steps of this tab, under way or with a report to read; null without
 */
export function BulkBar({
  selection,
  progress,
  onStep,
}: {
  selection: Selection<AdminOrder>;
  progress: StepProgress | null;
  onStep: (step: BulkStep) => void;
}) {
  const { rows: orders } = selection;
  return (
    <SelectionBar
      of={selection}
      label="Selected orders"
      progress={progress}
      onView={() => progress && onStep({ status: progress.plan, orders })}
    >
      {!progress && <StepButton status="approved" name="Approve" orders={orders} onStep={onStep} />}
      {!progress && <StepButton status="shipped" name="Ship" orders={orders} onStep={onStep} />}
      <ShippingExports orders={orders} />
    </SelectionBar>
  );
}

function StepButton({
  status,
  name,
  orders,
  onStep,
}: {
  status: BulkStep['status'];
  name: string;
  orders: readonly AdminOrder[];
  onStep: (step: BulkStep) => void;
}) {
  const count = orders.filter((order) => canTake(order, status)).length;
  if (count === 0) return null;
  return (
    <Button variant="primary" onClick={() => onStep({ status, orders })}>
      {`${name} ${count}`}
    </Button>
  );
}
