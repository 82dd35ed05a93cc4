import { forgetDrafts } from '../forms/drafts';
import { createListeners, type Followed } from '../state/store';
import { useStore } from '../state/use-store';
import { hasStoredSession } from './remembered-session';

const listeners = createListeners(() => {
  addEventListener('storage', notifyStoredSessionChange);
  return () => removeEventListener('storage', notifyStoredSessionChange);
});

const isStored: Followed<boolean | null> = {
  read: isSignedInHere,
  subscribe: listeners.add,
  inHtml: () => null,
};

/**
 * Whether this browser has a stored sign-in; null during hydration of HTML that was rendered for everyone. Until then `data-visitor` on
 * the root, set before the first paint, provides the same for styles.
 */
export function useStoredSession(): boolean | null {
  return useStore(isStored);
}

/** Called after a sign-in or sign-out on this page; other tabs are notified by storage events. */
export function notifyStoredSessionChange(): void {
  const isSignedIn = isSignedInHere();
  document.documentElement.dataset['visitor'] = isSignedIn ? 'player' : 'stranger';
  if (!isSignedIn) forgetDrafts();
  listeners.notify();
}

/** Whether this browser has a stored sign-in; its tokens may have expired since. */
export function isSignedInHere(): boolean {
  return readStoredSession() ?? false;
}

/** Whether Amplify may know a session: without a stored sign-in it does only where storage is forbidden, for the life of the page. */
export function mayHaveSession(): boolean {
  return readStoredSession() ?? true;
}

/** Null where storage is forbidden. */
function readStoredSession(): boolean | null {
  try {
    return hasStoredSession(localStorage);
  } catch {
    return null;
  }
}
