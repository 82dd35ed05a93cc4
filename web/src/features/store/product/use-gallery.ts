import { type KeyboardEvent, type UIEvent, useRef, useState } from 'react';
import { hasModifier } from '#web/lib/page/has-modifier';
import { turned } from './gallery';

/** The picture on show in a row that scrolls by swipes, arrows and thumbnails. */
export function useGallery(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [scrolledTo, setScrolledTo] = useState(0);
  // An admin may remove a picture while it is on show.
  const chosen = Math.max(0, Math.min(scrolledTo, count - 1));

  function choose(index: number) {
    const row = track.current;
    if (!row) return;
    const hadFocus = row.contains(document.activeElement);
    row.scrollTo({ left: index * row.clientWidth, behavior: 'instant' });
    if (hadFocus) row.children[index]?.querySelector('button')?.focus({ preventScroll: true });
    setScrolledTo(index);
  }

  const turn = (by: 1 | -1) => choose(turned(chosen, by, count));

  return {
    chosen,
    choose,
    turn,
    /** Attributes of the row. */
    track: {
      ref: track,
      onScroll({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLUListElement>) {
        if (clientWidth > 0) setScrolledTo(Math.round(scrollLeft / clientWidth));
      },
      onKeyDown(event: KeyboardEvent) {
        if (hasModifier(event)) return;
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        // The browser would scroll the row as well.
        event.preventDefault();
        turn(event.key === 'ArrowRight' ? 1 : -1);
      },
    },
  };
}
