import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the new page's heading after a navigation, so that a screen reader starts there. A link that only
 * changes part of the page says so with `state={{ keepFocus: true }}`; a page with one thing to fill in marks it with
 * `data-route-focus`.
 */
export function useRouteFocus(): void {
  const { key, state } = useLocation();
  const focusedFor = useRef(key);

  useEffect(() => {
    if (focusedFor.current === key) return;
    focusedFor.current = key;
    if ((state as { keepFocus?: boolean } | null)?.keepFocus) return;
    const target = ['main [data-route-focus]', 'main h1', 'main']
      .map((selector) => document.querySelector<HTMLElement>(selector))
      .find((element) => element !== null);
    if (!target) return;
    // Headings take focus only when told so; fields take it by themselves and stay in the tab order.
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [key, state]);
}
