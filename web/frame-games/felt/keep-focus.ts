/**
 * Returns the focus to the button that had it when the site gives the keyboard back, as after the ceremony of a win: browsers forget which
 * element of a frame was focused. A player who returns with a press has chosen where the focus goes.
 */
export function keepFocus(): void {
  let last: HTMLElement | null = null;
  let isPressed = false;
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) last = target;
  });
  // A press comes before the focus that it brings to the window.
  document.addEventListener('pointerdown', () => void (isPressed = true), { capture: true });
  window.addEventListener('blur', () => void (isPressed = false));
  window.addEventListener('focus', () => {
    if (isPressed || document.activeElement !== document.body) return;
    if (last?.isConnected) last.focus({ preventScroll: true });
  });
}
