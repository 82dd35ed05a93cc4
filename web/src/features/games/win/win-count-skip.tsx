import { useRef } from 'react';
import { useBorrowedFocus } from './use-borrowed-focus';
import { useLingering } from './use-lingering';
import { isCeremony, type WinShow } from './win-show';

/** How long the cover outlasts the count, so that the second press of a double press does not reach the buttons of the frame. */
const doublePressMs = 300;

/**
 * Covers a game in a frame while the amount of its line counts, and a moment longer: a tap or key that the frame received would not reach
 * the page, and could press a button of the game. The click bubbles to the stage, which skips the count; after the count, it does nothing.
 */
export function WinCountSkip({ show }: { show: WinShow | null }) {
  const isCounting = show?.stage === 'counting' && !isCeremony(show);
  return useLingering(isCounting, doublePressMs) ? <Cover /> : null;
}

function Cover() {
  const skip = useRef<HTMLButtonElement>(null);
  useBorrowedFocus(skip);
  return (
    <button ref={skip} type="button" className="win-skip">
      <span className="sr-only">Skip the count of the win</span>
    </button>
  );
}
