import { useSyncExternalStore } from 'react';
import { keep, readKept } from './stored';

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
/** Stands in where storage is forbidden or full: the choice then lasts as long as the page. */
let unkept: ThemeChoice | null = null;

/** The player's choice; null while the page is taken over from HTML that was rendered for everyone. */
export function useThemeChoice(): ThemeChoice | null {
  return useSyncExternalStore(subscribe, storedChoice, () => null);
}

/** Remembers the choice and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  unkept = keep(themeKey, choice) ? null : choice;
  showTheme();
}

function showTheme() {
  document.documentElement.dataset['theme'] = themeOf(storedChoice(), lightDevice().matches);
  for (const listener of listeners) listener();
}

function storedChoice(): ThemeChoice {
  return unkept ?? readThemeChoice(readKept(themeKey));
}

let device: MediaQueryList | undefined;

function lightDevice(): MediaQueryList {
  return (device ??= matchMedia('(prefers-color-scheme: light)'));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // The page has one theme for all of its switches: what listens for it already is not added twice, and stays.
  lightDevice().addEventListener('change', showTheme);
  addEventListener('storage', showTheme);
  return () => void listeners.delete(listener);
}
