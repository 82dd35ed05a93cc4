import { type Followed, onEvent } from '#web/lib/state/store';
import { useStore } from '#web/lib/state/use-store';

const hidden = {
  read: () => document.visibilityState === 'hidden',
  subscribe: onEvent(() => document, 'visibilitychange'),
  inHtml: () => false,
};

/** Whether the page is hidden, as when another tab is active. */
export function useHidden(): boolean {
  return useStore(hidden);
}

const shownTheme: Followed<'dark' | 'light'> = {
  read: () => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark'),
  subscribe(listener) {
    const observer = new MutationObserver(listener);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  },
  inHtml: () => 'dark',
};

/** The theme in effect, whether chosen by the player or by the system. */
export function useShownTheme(): 'dark' | 'light' {
  return useStore(shownTheme);
}
