import type { Settings } from './messages';

/**
 * Puts the player's settings where stylesheets see them: `data-theme` is `dark` or `light`, `data-motion` is `still` for
 * players who asked for stillness and `moving` for others.
 */
export function showSettings(
  { theme, locale, reducedMotion }: Settings,
  root = document.documentElement,
): void {
  root.dataset['theme'] = theme;
  root.dataset['motion'] = reducedMotion ? 'still' : 'moving';
  root.lang = locale;
}
