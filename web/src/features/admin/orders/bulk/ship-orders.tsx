import { useState } from 'react';
import { Button } from '#components/ui/button';
import { SelectField } from '#components/ui/select-field';
import { TextArea } from '#components/ui/text-area';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { carrierNames } from '#domain/rewards/order-copy';
import { type Carrier, carriers } from '#domain/rewards/parcel';
import { useUnsaved } from '#web/lib/forms/use-unsaved';
import { BulkButtons } from '../../parts/bulk-buttons';
import { stepEffects } from '../step-effects';
import type { OrderStep } from './step-progress';
import { emptyLines, readTrackingLines } from './tracking-lines';

/** Asks once for the carrier and the tracking number of each order, and ships those that have one. */
export function ShipOrders({
  orders,
  onKeep,
  onSend,
}: {
  orders: readonly AdminOrder[];
  onKeep: () => void;
  onSend: (steps: readonly OrderStep[]) => void;
}) {
  const [carrier, setCarrier] = useState<Carrier>(carriers[0]);
  const initial = emptyLines(orders);
  const [text, setText] = useState(initial);
  useUnsaved(text !== initial);
  const { found, faults } = readTrackingLines(text, new Set(orders.map(({ id }) => id)));
  const steps = orders.flatMap((order): OrderStep[] => {
    const trackingNumber = found.get(order.id);
    return trackingNumber === undefined
      ? []
      : [{ item: order, body: { status: 'shipped', carrier, trackingNumber } }];
  });
  const [fault] = faults;
  return (
    <>
      <p>{stepEffects.shipped}</p>
      <SelectField
        label="Carrier"
        value={carrier}
        choices={carriers.map((each) => ({ value: each, label: carrierNames[each] }))}
        onChange={({ currentTarget }) => setCarrier(currentTarget.value as Carrier)}
      />
      <TextArea
        label="Order number, tracking number"
        hint="One order per line, or paste two columns of a spreadsheet. Orders without a tracking number are left out."
        rows={8}
        spellCheck={false}
        autoComplete="off"
        value={text}
        error={fault ? `Line ${fault.line}: ${fault.message}` : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <BulkButtons onKeep={onKeep}>
        <Button
          variant="primary"
          disabled={steps.length === 0 || faults.length > 0}
          onClick={() => onSend(steps)}
        >
          {shipLabel(steps.length)}
        </Button>
      </BulkButtons>
    </>
  );
}

function shipLabel(count: number): string {
  if (count === 0) return 'Ship orders';
  return count === 1 ? 'Ship 1 order' : `Ship ${count} orders`;
}
