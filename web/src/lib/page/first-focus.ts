/** A ref that gives an element the focus when the dialog around it opens; React does not render the attribute itself. */
export function markForFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
