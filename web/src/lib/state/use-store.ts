import { useSyncExternalStore } from 'react';
import type { Followed } from './store';

/** Returns the current value of a store, and renders again after each change. */
export function useStore<State>({ read, subscribe, inHtml = read }: Followed<State>): State {
  return useSyncExternalStore(subscribe, read, inHtml);
}
