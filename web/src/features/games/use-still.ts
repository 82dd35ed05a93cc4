import { useSyncExternalStore } from 'react';

/** Cached: a new media query makes the browser recalculate all styles in the middle of a frame. */
let cachedQuery: MediaQueryList | undefined;

/** Whether the system requests reduced motion; it may change at any time. */
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
  return (cachedQuery ??= matchMedia('(prefers-reduced-motion: reduce)'));
}
