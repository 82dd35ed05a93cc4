import { Button } from '#components/ui/button';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { isDone } from '../../parts/bulk-job';
import { mostSelected } from '../order-selection';
import type { OrderSelection } from '../use-order-selection';
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
  selection: OrderSelection;
  progress: StepProgress | null;
  onStep: (step: BulkStep) => void;
}) {
  const { orders, listed } = selection;
  return (
    <div className="order-bulk-bar panel" role="group" aria-label="Selected orders">
      <p className="font-semibold tabular" role="status">
        {orders.length === 0 ? `${listed} listed` : `${orders.length} selected`}
      </p>
      {listed > 0 && (
        <Button variant="quiet" onClick={orders.length === 0 ? selection.selectAll : selection.clear}>
          {orders.length === 0 ? selectLabel(listed) : 'Clear selection'}
        </Button>
      )}
      {progress && (
        <Button variant="primary" onClick={() => onStep({ status: progress.plan, orders })}>
          {isDone(progress) ? 'View the last step' : 'View progress'}
        </Button>
      )}
      {orders.length > 0 && (
        <>
          {!progress && <StepButton status="approved" name="Approve" orders={orders} onStep={onStep} />}
          {!progress && <StepButton status="shipped" name="Ship" orders={orders} onStep={onStep} />}
          <ShippingExports orders={orders} />
        </>
      )}
    </div>
  );
}

function selectLabel(listed: number): string {
  return listed > mostSelected ? `Select the first ${mostSelected}` : 'Select all';
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
