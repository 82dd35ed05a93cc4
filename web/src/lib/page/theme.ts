import { createListeners, type Followed } from '../state/store';
import { useStore } from '../state/use-store';
import { keep, readKept } from '../storage/stored';

/** The player's theme choice; `system` follows the device. `/before-paint.js` applies the same rule before the first paint. */
export type ThemeChoice = 'dark' | 'light' | 'system';

/** The storage key of the choice; `/before-paint.js` reads it, too. */
export const themeKey = 'jade-harbour.theme';

/** Dark unless the player chose otherwise. */
export function readThemeChoice(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'system' ? stored : 'dark';
}

/** The effective theme of a choice on this device. */
export function themeOf(choice: ThemeChoice, prefersLight: boolean): 'dark' | 'light' {
  if (choice === 'system') return prefersLight ? 'light' : 'dark';
  return choice;
}

const listeners = createListeners(() => {
  // One listener serves all theme switches of the page: adding it again has no effect, and it is never removed.
  lightDevice().addEventListener('change', showTheme);
  addEventListener('storage', showTheme);
  return undefined;
});

const choiceHere: Followed<ThemeChoice | null> = {
  read: storedChoice,
  subscribe: listeners.add,
  inHtml: () => null,
};

/** Fallback where storage is forbidden or full: the choice then lasts as long as the page. */
let unkept: ThemeChoice | null = null;

/** The player's choice; null during hydration of HTML that was rendered for everyone. */
export function useThemeChoice(): ThemeChoice | null {
  return useStore(choiceHere);
}

/** Stores the choice and applies it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  unkept = keep(themeKey, choice) ? null : choice;
  showTheme();
}

function showTheme() {
  const theme = themeOf(storedChoice(), lightDevice().matches);
  document.documentElement.dataset['theme'] = theme;
  const color = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (color) color.content = color.dataset[theme] ?? '';
  listeners.notify();
}

function storedChoice(): ThemeChoice {
  return unkept ?? readThemeChoice(readKept(themeKey));
}

let device: MediaQueryList | undefined;

function lightDevice(): MediaQueryList {
  return (device ??= matchMedia('(prefers-color-scheme: light)'));
}
