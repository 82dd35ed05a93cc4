/**
 * Returns the focus to the button that had it when the site gives the keyboard back, as after the ceremony of a win: browsers forget which
 * element of a frame was focused.
 */
export function keepFocus(): void {
  let last: HTMLElement | null = null;
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) last = target;
  });
  window.addEventListener('focus', () => {
    if (document.activeElement === document.body) last?.focus({ preventScroll: true });
  });
}
