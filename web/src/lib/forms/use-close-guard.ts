import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { forgetUnsaved, type UnsavedOfDialog } from './unsaved';

/**
 * Holds back the closing of a dialog with unsaved input, as `useLeaveGuard` does with its page.
 *
 * @returns the input of the dialog, its handlers, and properties of a `LeaveDialog`
 */
export function useCloseGuard(open: boolean, onClose: () => void) {
  const [input] = useState<UnsavedOfDialog>(() => new Set());
  const [isBlocked, setBlocked] = useState(false);
  if (isBlocked && !open) setBlocked(false);

  return {
    input,
    /** Asks on Escape before the browser closes the dialog. Keys in a nested dialog arrive here too. */
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      const { key, target, currentTarget } = event;
      if (key !== 'Escape' || input.size === 0) return;
      if (!(target instanceof Element) || target.closest('dialog') !== currentTarget) return;
      event.preventDefault();
      setBlocked(true);
    },
    onClose({ currentTarget }: SyntheticEvent) {
      // A dialog that its opener has closed may not have unmarked its input yet.
      if (!open || input.size === 0) return onClose();
      // The back gesture, and Escape without focus in the dialog, have closed it.
      if (currentTarget instanceof HTMLDialogElement && !currentTarget.open) currentTarget.showModal();
      setBlocked(true);
    },
    leave: {
      isBlocked: isBlocked && open,
      onStay: () => setBlocked(false),
      onLeave() {
        setBlocked(false);
        // Closing may lead to another page, which is not asked about again.
        forgetUnsaved(input);
        onClose();
      },
    },
  };
}
