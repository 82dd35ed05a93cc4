import { useState } from 'react';
import type { LocalDay } from '#domain/player/local-day';
import { isUnderAge } from './under-age';

/** Holds a form with an under-age date of birth back until its player has confirmed the date. */
export function useBirthdayQuestion() {
  const [asked, setAsked] = useState<LocalDay | null>(null);
  return {
    /** The date in question; null while there is none. */
    asked,
    holds(declared: { bornOn: LocalDay; timeZone: string }): boolean {
      const isAsked = isUnderAge(declared);
      if (isAsked) setAsked(declared.bornOn);
      return isAsked;
    },
    close: () => setAsked(null),
  };
}
