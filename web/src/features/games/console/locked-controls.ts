import type { KeyboardEvent } from 'react';

/**
 * Stops keys in controls that are locked, except those that leave them. `aria-disabled` on their group says so to assistive technology, an
 * overlay stops pointers, and `unlessLocked` the choices that get past both. Unlike `disabled` on each control, that keeps the focus in
 * place, and a round that locks and unlocks them changes the style of the group alone.
 */
export function stopKeys(event: KeyboardEvent): void {
  if (event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
}

/**
 * The choice of a control, without effect while its group is locked: a click of a screen reader or of voice control needs no pointer, and
 * a list may have been open before.
 */
export function unlessLocked<Choice>(
  locked: boolean,
  choose: (choice: Choice) => void,
): (choice: Choice) => void {
  return locked ? () => undefined : choose;
}
