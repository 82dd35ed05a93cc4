/**
 * The letter or digit that a key press means as a shortcut, in upper case; null for none. They act only while the focus is in the game,
 * since speech input and screen readers send single characters, too (WCAG 2.1.4).
 */
export function letterOf({ key, repeat, altKey, ctrlKey, metaKey, target }: KeyboardEvent): string | null {
  if (key.length !== 1 || repeat || altKey || ctrlKey || metaKey) return null;
  const isInGame = target instanceof Element && target.closest('main') !== null;
  const isTyped = target instanceof HTMLInputElement && target.type === 'text';
  return isInGame && !isTyped ? key.toUpperCase() : null;
}
