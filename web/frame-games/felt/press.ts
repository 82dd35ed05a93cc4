/** For this time after the page has moved the focus, a key press may still be meant for the button that had it. */
const unsettledMs = 400;
let focusMovedAtMs = -Infinity;

/** Sets whether a button, or each of a group, can be pressed. With `disabled` instead, a button would lose the keyboard focus. */
export function setOpen(control: HTMLElement, isOpen: boolean): void {
  control.setAttribute('aria-disabled', String(!isOpen));
}

/** Whether neither a button nor a group around it is disabled. */
export function isOpen(button: HTMLButtonElement): boolean {
  return button.closest('[aria-disabled="true"]') === null;
}

/** Moves the focus without a key of the player. Key presses that follow at once press nothing. */
export function moveFocus(button: HTMLButtonElement): void {
  focusMovedAtMs = performance.now();
  button.focus({ preventScroll: true });
}

/** Listens for presses of a button while it is enabled. A key that is held down presses once. */
export function onPressOf(button: HTMLButtonElement, onPress: () => void): void {
  button.addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  });
  button.addEventListener('click', ({ detail }) => {
    // Clicks by key count no presses of a pointer.
    const isByKey = detail === 0;
    if (isByKey && performance.now() - focusMovedAtMs < unsettledMs) return;
    if (isOpen(button)) onPress();
  });
}
