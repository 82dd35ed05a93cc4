import { type ReactNode, useState } from 'react';
import { Button, type ButtonVariant } from '#components/ui/button';
import { ConfirmActionDialog, type ConfirmedActionCopy } from './confirm-action-dialog';

/**
 * A button whose action has to be confirmed in a dialog, with a reason if it needs one.
 *
 * @param label   of the button that opens the dialog
 * @param opener  the look of that button
 */
export function ConfirmButton<Reason extends string, Answer>({
  label,
  opener = 'outline',
  ...action
}: ConfirmedActionCopy<Reason, Answer> & { label: ReactNode; opener?: ButtonVariant }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={opener} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmActionDialog {...action} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
