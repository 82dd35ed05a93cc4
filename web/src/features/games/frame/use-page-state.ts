import { useSyncExternalStore } from 'react';

/** Whether the player looks at something else than this page. */
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

/** The theme that the page shows now, whoever chose it. */
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
