import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the new page's heading after a navigation, so that a screen reader starts there. A link that only
 * changes part of the page says so with `state={{ keepFocus: true }}`.
 */
export function useRouteFocus(): void {
  const { key, state } = useLocation();
  const focusedFor = useRef(key);

  useEffect(() => {
    if (focusedFor.current === key) return;
    focusedFor.current = key;
    if ((state as { keepFocus?: boolean } | null)?.keepFocus) return;
    const target =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [key, state]);
}
