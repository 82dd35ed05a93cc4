import type { ReactNode } from 'react';
import { ConfirmQuestion } from '#components/feedback/confirm-question';
import type { ButtonVariant } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';

/**
 * Asks once before a filled form is sent; `useConfirmation` has its state.
 *
 * @param submit    label of the button that sends the form
 * @param children  what will change
 */
export function ConfirmSubmit({
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
      <ConfirmQuestion
        submit={submit}
        variant={variant}
        keep="Go back"
        onConfirm={onConfirm}
        onKeep={onClose}
      >
        {children}
      </ConfirmQuestion>
    </Dialog>
  );
}
