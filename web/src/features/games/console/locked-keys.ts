import type { KeyboardEvent } from 'react';

/**
 * Stops keys in controls that are locked, except those that leave them. `aria-disabled` on their group says so to assistive technology, and
 * an overlay stops pointers. Unlike `disabled` on each control, that keeps the focus in place, and a round that locks and unlocks them
 * changes the style of the group alone.
 */
export function stopKeys(event: KeyboardEvent): void {
  if (event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
}
