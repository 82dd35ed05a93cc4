/** Sets whether a button can be pressed. It uses `aria-disabled`, since a disabled button would lose the keyboard focus. */
export function setOpen(button: HTMLButtonElement, isOpen: boolean): void {
  button.setAttribute('aria-disabled', String(!isOpen));
}

export function isOpen(button: HTMLButtonElement): boolean {
  return button.getAttribute('aria-disabled') !== 'true';
}

/** Listens for presses of a button while it is enabled. */
export function onPressOf(button: HTMLButtonElement, onPress: () => void): void {
  button.addEventListener('click', () => {
    if (isOpen(button)) onPress();
  });
}
