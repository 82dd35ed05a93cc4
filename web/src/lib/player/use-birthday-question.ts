import { useState } from 'react';
import type { LocalDay } from '#domain/player/local-day';
import { isUnderAge } from './under-age';

/** Holds a form with an under-age date of birth back until its player has confirmed the date. */
export function useBirthdayQuestion() {
  const [inQuestion, setInQuestion] = useState<LocalDay | null>(null);
  return {
    /** The date in question; null while there is none. */
    inQuestion,
    holds(declared: { bornOn: LocalDay; timeZone: string }): boolean {
      const isHeld = isUnderAge(declared);
      if (isHeld) setInQuestion(declared.bornOn);
      return isHeld;
    },
    close: () => setInQuestion(null),
  };
}
