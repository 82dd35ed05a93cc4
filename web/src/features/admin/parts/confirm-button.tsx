import { type ComponentType, type ReactNode, useState } from 'react';
import { Button, type ButtonVariant } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { type ConfirmedAction, ConfirmForm } from './confirm-form';

/**
 * A button whose action has to be confirmed in a dialog, with a reason if it needs one.
 *
 * @param label     of the button that opens the dialog
 * @param keep      label of the button that leaves everything as it is
 * @param children  what will happen
 * @param details   more about it, below
 */
export function ConfirmButton<Reason extends string, Answer>({
  label,
  opener = 'outline',
  title,
  keep = 'Cancel',
  onDone,
  details,
  children,
  ...action
}: ConfirmedAction<Reason, Answer> & {
  label: ReactNode;
  opener?: ButtonVariant;
  title: string;
  keep?: string;
  Failure?: ComponentType<{ failure: unknown }>;
  details?: ReactNode;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant={opener} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={close} title={title}>
        <ConfirmForm
          {...action}
          keep={{ label: keep, onKeep: close }}
          onDone={(answer) => {
            close();
            return onDone(answer);
          }}
        >
          <p>{children}</p>
          {details}
        </ConfirmForm>
      </Dialog>
    </>
  );
}
