import type { ComponentProps } from 'react';
import { useCloseGuard } from '#web/lib/forms/use-close-guard';
import { DialogInput } from '#web/lib/forms/use-unsaved';
import { Dialog } from '../ui/dialog';
import { LeaveDialog } from './leave-dialog';

/** A dialog with a form, which asks before Escape, its close button or a click outside loses what was typed. */
export function FormDialog({
  open,
  onClose,
  children,
  ...props
}: Omit<ComponentProps<typeof Dialog>, 'onClose'> & { onClose: () => void }) {
  const { input, leave, ...guarded } = useCloseGuard(open, onClose);
  return (
    <>
      {/* The question closes first: the focus could not return to the opener of the form while another dialog is open. */}
      <LeaveDialog {...leave} />
      <Dialog open={open} {...props} {...guarded}>
        <DialogInput value={input}>{children}</DialogInput>
      </Dialog>
    </>
  );
}
