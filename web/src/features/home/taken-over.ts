import { useSyncExternalStore } from 'react';

/** Whether React runs the page by now: HTML that was rendered for everyone knows nothing of this visitor and this address. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
