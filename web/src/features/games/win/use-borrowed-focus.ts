import { type RefObject, useLayoutEffect } from 'react';
import { nextFrame } from '#web/lib/page/turns';

/**
 * Moves the keyboard focus from a game in a frame to this element while it is mounted, so that Space and Enter reach the page, and then
 * back to the game.
 */
export function useBorrowedFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const borrower = element.current;
    const frame = document.activeElement;
    if (!borrower || !(frame instanceof HTMLIFrameElement)) return undefined;
    // Once the element is drawn: a focus lays out the page at once, in the middle of a change.
    void nextFrame().then(() => {
      if (document.activeElement === frame) borrower.focus({ preventScroll: true });
    });
    return () => {
      // Unlike the focus of the frame's element, that of its window keeps the focused button of the game.
      if (document.activeElement === borrower) frame.contentWindow?.focus();
    };
  }, [element]);
}
