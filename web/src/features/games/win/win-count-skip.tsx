import { useRef } from 'react';
import { useBorrowedFocus } from './use-borrowed-focus';
import { isCeremony, type WinShow } from './win-show';

/**
 * Covers a game in a frame while the amount of its line counts: a tap or key that the frame received would not reach the page, and could
 * press a button of the game. The press only ends the count, as during a ceremony.
 */
export function WinCountSkip({ show, onSkip }: { show: WinShow | null; onSkip: () => void }) {
  return show?.stage === 'counting' && !isCeremony(show) ? <Cover onSkip={onSkip} /> : null;
}

function Cover({ onSkip }: { onSkip: () => void }) {
  const skip = useRef<HTMLButtonElement>(null);
  useBorrowedFocus(skip);
  return (
    <button ref={skip} type="button" className="win-skip" onClick={onSkip}>
      <span className="sr-only">Skip</span>
    </button>
  );
}
