import { useSyncExternalStore } from 'react';

/** What the player chose; `system` follows the device. The same rule runs before the first paint in `/before-paint.js`. */
export type ThemeChoice = 'dark' | 'light' | 'system';

/** The key under which the choice is stored; `/before-paint.js` reads it, too. */
export const themeKey = 'jade-harbour.theme';

/** Dark unless the player chose otherwise. */
export function readThemeChoice(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'system' ? stored : 'dark';
}

/** The theme that a choice comes to on this device. */
export function themeOf(choice: ThemeChoice, prefersLight: boolean): 'dark' | 'light' {
  if (choice === 'system') return prefersLight ? 'light' : 'dark';
  return choice;
}

const listeners = new Set<() => void>();

/** The player's choice; null while the page is taken over from HTML that was rendered for everyone. */
export function useThemeChoice(): ThemeChoice | null {
  return useSyncExternalStore(subscribe, storedChoice, () => null);
}

/** Remembers the choice and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  localStorage.setItem(themeKey, choice);
  showTheme();
}

function showTheme() {
  const prefersLight = matchMedia('(prefers-color-scheme: light)').matches;
  document.documentElement.dataset['theme'] = themeOf(storedChoice(), prefersLight);
  for (const listener of listeners) listener();
}

function storedChoice(): ThemeChoice {
  return readThemeChoice(localStorage.getItem(themeKey));
}

function subscribe(listener: () => void) {
  const device = matchMedia('(prefers-color-scheme: light)');
  listeners.add(listener);
  device.addEventListener('change', showTheme);
  addEventListener('storage', showTheme);
  return () => {
    listeners.delete(listener);
    device.removeEventListener('change', showTheme);
    removeEventListener('storage', showTheme);
  };
}
