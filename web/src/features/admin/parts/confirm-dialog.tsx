import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';

/**
 * Asks once before a filled form is sent; `useConfirmation` has its state.
 *
 * @param submit    label of the button that sends the form
 * @param children  what will change
 */
export function ConfirmDialog({
  open,
  title,
  submit,
  variant = 'danger',
  onConfirm,
  onClose,
  children,
}: {
  open: boolean;
  title: string;
  submit: string;
  variant?: ButtonVariant;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <div className="grid gap-5">
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Go back
          </Button>
          <Button variant={variant} onClick={onConfirm}>
            {submit}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
