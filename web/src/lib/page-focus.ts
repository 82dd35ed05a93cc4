import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the start of the page whenever `place` changes, so that a screen reader starts there: to what is
 * marked with `data-route-focus`, such as the one field to fill in, otherwise to the heading.
 *
 * @param place  what makes this a new page or step to its reader; the first one keeps the browser's own focus
 */
export function usePageFocus(place: string): void {
  const focusedAt = useRef(place);

  useEffect(() => {
    if (focusedAt.current === place) return;
    focusedAt.current = place;
    const target = ['main [data-route-focus]', 'main h1', 'main']
      .map((selector) => document.querySelector<HTMLElement>(selector))
      .find((element) => element !== null);
    if (!target) return;
    // Headings take focus only when told so; fields take it by themselves and stay in the tab order.
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [place]);
}
