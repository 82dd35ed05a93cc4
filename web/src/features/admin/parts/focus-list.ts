import { focusFirst } from '#web/lib/page/page-focus';

/** Moves a lost focus to the selection bar; to the heading of the page when the list has become empty. */
export function focusListIfLost(): void {
  const { activeElement } = document;
  // A dialog keeps the focus as it closes if its opener is gone.
  const isLost = !activeElement || activeElement === document.body || activeElement.closest('dialog');
  if (isLost) focusFirst(['main .selection-bar', 'main h1']);
}
