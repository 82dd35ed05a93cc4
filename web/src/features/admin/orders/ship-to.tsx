import { useState } from 'react';
import { Button } from '#components/ui/button';
import type { AdminOrder } from '#contracts/orders/admin-routes';
import { AddressCorrection } from './address-correction';
import type { OpenOrder } from './open-order';
import { mayCorrectAddress } from './order-labels';

/** Where an order is shipped, and the correction of it before it ships. */
export function ShipTo({ order, onChanged }: { order: AdminOrder; onChanged: OpenOrder['onChanged'] }) {
  // Null before it was opened: closing gives the focus back to the button.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const { address } = order;
  const mayCorrect = mayCorrectAddress(order);
  if (!address && !mayCorrect) return null;
  return (
    <section className="grid justify-items-start gap-3">
      <h3 className="text-lg">Ship to</h3>
      {address ? (
        <address className="not-italic wrap-anywhere">
          {address.name}
          <br />
          {address.line1}
          {address.line2 && `, ${address.line2}`}
          <br />
          {`${address.city}, ${address.state} ${address.postalCode}`}
        </address>
      ) : (
        <p className="text-muted">This order has no address. Ask the player for one and enter it here.</p>
      )}
      {mayCorrect && !isOpen && (
        <Button variant="outline" autoFocus={isOpen === false} onClick={() => setOpen(true)}>
          {address ? 'Correct the address' : 'Enter an address'}
        </Button>
      )}
      {mayCorrect && isOpen && (
        <AddressCorrection
          order={order}
          onKeep={() => setOpen(false)}
          onCorrected={(after) => {
            setOpen(false);
            onChanged(after, 'Address corrected. The player was notified.');
          }}
        />
      )}
    </section>
  );
}
