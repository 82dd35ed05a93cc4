import { onEvent } from '#web/lib/state/store';
import { useStore } from '#web/lib/state/use-store';

/** Cached: a new media query makes the browser recalculate all styles in the middle of a frame. */
let cachedQuery: MediaQueryList | undefined;

const still = {
  read: () => motionQuery().matches,
  subscribe: onEvent(motionQuery, 'change'),
  inHtml: () => false,
};

/** Whether the system requests reduced motion; it may change at any time. */
export function useStill(): boolean {
  return useStore(still);
}

function motionQuery(): MediaQueryList {
  return (cachedQuery ??= matchMedia('(prefers-reduced-motion: reduce)'));
}
