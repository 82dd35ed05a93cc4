import { useState } from 'react';
import type { LocalDay } from '#domain/player/local-day';
import { isUnderAge } from './under-age';

/** Holds a form with an under-age date of birth back until its player has confirmed the date. */
export function useBirthdayQuestion() {
  const [bornOn, setBornOn] = useState<LocalDay | null>(null);
  return {
    holds(declared: { bornOn: LocalDay; timeZone: string }): boolean {
      const isHeld = isUnderAge(declared);
      if (isHeld) setBornOn(declared.bornOn);
      return isHeld;
    },
    /** Properties of the dialog, which closes with either answer. */
    dialog: ({ onConfirm, onChange }: { onConfirm: () => void; onChange: () => void }) => ({
      bornOn,
      onConfirm() {
        setBornOn(null);
        onConfirm();
      },
      onClose() {
        setBornOn(null);
        onChange();
      },
    }),
  };
}
