import { useSyncExternalStore } from 'react';

/** Asked once: a new query has the browser bring all styles up to date, in the middle of a frame. */
let asked: MediaQueryList | undefined;

/** Whether the player wants no motion, as their system says; it may change at any time. */
export function useStill(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = motionQuery();
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => motionQuery().matches,
    () => false,
  );
}

function motionQuery(): MediaQueryList {
  return (asked ??= matchMedia('(prefers-reduced-motion: reduce)'));
}
