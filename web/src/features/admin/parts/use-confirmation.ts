import { useState } from 'react';

/** Holds a form back until its admin has confirmed what it will change; for `holds` of `useContractForm`. */
export function useConfirmation<Body>() {
  const [held, hold] = useState<Body | null>(null);
  return {
    /** The body in question; null while there is none. */
    held,
    holds(body: Body): boolean {
      hold(body);
      return true;
    },
    /** Properties of the dialog, which closes with either answer. */
    dialog: (sendHeld: () => void) => ({
      open: held !== null,
      onConfirm() {
        hold(null);
        sendHeld();
      },
      onClose: () => hold(null),
    }),
  };
}
