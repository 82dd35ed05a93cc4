import type { ComponentType, ReactNode } from 'react';
import { FormDialog } from '#components/feedback/form-dialog';
import { type ConfirmedAction, ConfirmForm } from './confirm-form';

/** What the dialog of a confirmed action shows. */
export interface ConfirmedActionCopy<Reason extends string, Answer> extends ConfirmedAction<Reason, Answer> {
  readonly title: string;
  /** Label of the button that leaves everything as it is. */
  readonly keep?: string;
  readonly Failure?: ComponentType<{ failure: unknown }>;
  /** What will happen. */
  readonly children: ReactNode;
  /** More about it, below. */
  readonly details?: ReactNode;
}

/** Confirms an action in a dialog, with a reason if it needs one. The dialog closes once the action is done. */
export function ConfirmActionDialog<Reason extends string, Answer>({
  open,
  title,
  keep = 'Cancel',
  onClose,
  onDone,
  details,
  children,
  ...action
}: ConfirmedActionCopy<Reason, Answer> & { open: boolean; onClose: () => void }) {
  return (
    <FormDialog open={open} onClose={onClose} title={title}>
      <ConfirmForm
        {...action}
        keep={{ label: keep, onKeep: onClose }}
        onDone={(answer) => {
          onClose();
          return onDone(answer);
        }}
      >
        <p>{children}</p>
        {details}
      </ConfirmForm>
    </FormDialog>
  );
}
