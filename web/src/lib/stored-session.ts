import { useSyncExternalStore } from 'react';
import { hasStoredSession } from './remembered-session';

const listeners = new Set<() => void>();

/**
 * Whether this browser remembers a sign-in; null while the page is taken over from HTML that was rendered for everyone.
 * Until then `data-visitor` on the root, set before the first paint, tells the styles the same.
 */
export function useStoredSession(): boolean | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

/** To be called when somebody signed in or out here; other tabs tell by themselves. */
export function storedSessionChanged(): void {
  document.documentElement.dataset['visitor'] = read() ? 'player' : 'stranger';
  for (const listener of listeners) listener();
}

function read(): boolean {
  try {
    return hasStoredSession(localStorage);
  } catch {
    // Where storage is forbidden, nobody can be remembered.
    return false;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', storedSessionChanged);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', storedSessionChanged);
  };
}
