/**
 * Says whether a button can be pressed. One that cannot stays where it is for the keyboard: a button that is disabled loses the focus,
 * and its player the place.
 */
export function setOpen(button: HTMLButtonElement, isOpen: boolean): void {
  button.setAttribute('aria-disabled', String(!isOpen));
}

export function isOpen(button: HTMLButtonElement): boolean {
  return button.getAttribute('aria-disabled') !== 'true';
}

/** Hears presses of a button while it can be pressed. */
export function onPressOf(button: HTMLButtonElement, onPress: () => void): void {
  button.addEventListener('click', () => {
    if (isOpen(button)) onPress();
  });
}
