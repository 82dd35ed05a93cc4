import { useSyncExternalStore } from 'react';

/** Whether the page is hidden, as when another tab is active. */
export function useHidden(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.visibilityState === 'hidden',
    () => false,
  );
}

/** The theme in effect, whether chosen by the player or by the system. */
export function useShownTheme(): 'dark' | 'light' {
  return useSyncExternalStore(
    (listener) => {
      const observer = new MutationObserver(listener);
      observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
      return () => observer.disconnect();
    },
    () => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark'),
    () => 'dark',
  );
}
