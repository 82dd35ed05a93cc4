import type { Settings } from './messages';

/**
 * Exposes the player's settings to stylesheets: `data-theme` is `dark` or `light`, `data-motion` is `still` with reduced motion and
 * `moving` otherwise.
 */
export function showSettings(
  { theme, locale, reducedMotion }: Settings,
  root = document.documentElement,
): void {
  root.dataset['theme'] = theme;
  root.dataset['motion'] = reducedMotion ? 'still' : 'moving';
  root.lang = locale;
}
