import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the start of the page whenever `place` changes, so that screen readers start there: to the element with
 * `data-route-focus`, such as the only field of a form, otherwise to the heading.
 *
 * @param place  identifies a page or step; the first one keeps the browser's own focus
 */
export function usePageFocus(place: string): void {
  const focusedAt = useRef(place);

  useEffect(() => {
    if (focusedAt.current === place) return;
    focusedAt.current = place;
    focusFirst(['main [data-route-focus]', 'main h1', 'main']);
  }, [place]);
}

/** Moves the focus to the element of the first selector that the page has. */
export function focusFirst(selectors: readonly string[]): void {
  const target = selectors
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((element) => element !== null);
  if (!target) return;
  // Headings need a tab index for focus; fields are focusable and stay in the tab order.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
