import { useSyncExternalStore } from 'react';

const wish = '(prefers-reduced-motion: reduce)';

/** Whether the player wants no motion, as their system says; it may change at any time. */
export function useStill(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wish);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(wish).matches,
    () => false,
  );
}
