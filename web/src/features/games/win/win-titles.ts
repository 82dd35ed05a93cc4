import type { WinTier } from './win-size';

/** Title of a win, with motion and without. */
export const winTitles: Readonly<Record<WinTier, string>> = {
  small: 'You won',
  medium: 'You won',
  big: 'Big win',
  grand: 'Harbour win',
};
