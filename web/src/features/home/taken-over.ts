import { useSyncExternalStore } from 'react';

/** Returns whether React has hydrated the page: prerendered HTML knows neither the visitor nor the search parameters. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
