import { type RefObject, useLayoutEffect } from 'react';

/**
 * Moves the keyboard focus from a game in a frame to this element while it is mounted, so that Space and Enter reach the page, and then
 * back to the game.
 */
export function useBorrowedFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const borrower = element.current;
    const frame = document.activeElement;
    if (!borrower || !(frame instanceof HTMLIFrameElement)) return undefined;
    borrower.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === borrower) frame.focus({ preventScroll: true });
    };
  }, [element]);
}
