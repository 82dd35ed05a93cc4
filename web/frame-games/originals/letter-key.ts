/**
 * The letter that a key press means as a shortcut, in upper case; null for none. Letters act only while the focus is in the game's picture
 * or panel, since speech input and screen readers send single letters, too (WCAG 2.1.4).
 */
export function letterOf({ key, repeat, altKey, ctrlKey, metaKey, target }: KeyboardEvent): string | null {
  if (key.length !== 1 || repeat || altKey || ctrlKey || metaKey) return null;
  const isInGame = target instanceof Element && target.closest('.original__stage, .original__panel') !== null;
  const isTyped = target instanceof HTMLInputElement && target.type === 'text';
  return isInGame && !isTyped ? key.toUpperCase() : null;
}
