import { useSyncExternalStore } from 'react';
import { forgetDrafts } from '../forms/drafts';
import { hasStoredSession } from './remembered-session';

const listeners = new Set<() => void>();

/**
 * Whether this browser has a stored sign-in; null during hydration of HTML that was rendered for everyone. Until then `data-visitor` on
 * the root, set before the first paint, provides the same for styles.
 */
export function useStoredSession(): boolean | null {
  return useSyncExternalStore(subscribe, isSignedInHere, () => null);
}

/** Called after a sign-in or sign-out on this page; other tabs are notified by storage events. */
export function notifyStoredSessionChange(): void {
  const isSignedIn = isSignedInHere();
  document.documentElement.dataset['visitor'] = isSignedIn ? 'player' : 'stranger';
  if (!isSignedIn) forgetDrafts();
  for (const listener of listeners) listener();
}

/** Whether this browser has a stored sign-in; its tokens may have expired since. */
export function isSignedInHere(): boolean {
  try {
    return hasStoredSession(localStorage);
  } catch {
    // Where storage is forbidden, there is no stored sign-in.
    return false;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', notifyStoredSessionChange);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', notifyStoredSessionChange);
  };
}
