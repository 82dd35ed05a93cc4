import { useRef } from 'react';
import { doublePressMs } from './double-press';
import { useBorrowedFocus } from './use-borrowed-focus';
import { useLingering } from './use-lingering';
import { isCeremony, isRunning, type WinShow } from './win-show';

/**
 * Covers a game in a frame while the amount of its line counts: a tap or key that the frame received would not reach the page, and could
 * press a button of the game. The click bubbles to the stage, which skips the count. The cover outlasts a count or a ceremony by a moment in
 * which the click does nothing, for the second press of a double press.
 */
export function WinCountSkip({ show }: { show: WinShow | null }) {
  const isCovered = useLingering(isRunning(show), doublePressMs);
  // A ceremony has a cover of its own.
  return isCovered && !isCeremony(show) ? <Cover /> : null;
}

function Cover() {
  const skip = useRef<HTMLButtonElement>(null);
  useBorrowedFocus(skip);
  return (
    <button
      ref={skip}
      type="button"
      className="win-skip absolute inset-0 grid place-content-start p-2 cursor-pointer"
    >
      <span className="sr-only">Skip the count of the win</span>
    </button>
  );
}
