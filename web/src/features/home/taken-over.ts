import { useStore } from '#web/lib/state/use-store';

const takenOver = { read: () => true, subscribe: () => () => undefined, inHtml: () => false };

/** Returns whether React has hydrated the page: prerendered HTML knows neither the visitor nor the search parameters. */
export function useIsTakenOver(): boolean {
  return useStore(takenOver);
}
