import { RotateCw } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Hindrance } from './hindrance';

/**
 * The one button of the game. It never loses the focus, so that a player who uses the keyboard stays where they are:
 * while it does nothing it says why, and a ring shows how long.
 *
 * @param waitMs  length of the wait that runs, 0 for none
 */
export function SpinButton({
  hindrance,
  turning,
  waitMs,
  onSpin,
}: {
  hindrance: Hindrance | null;
  turning: boolean;
  waitMs: number;
  onSpin: () => void;
}) {
  return (
    <button
      type="button"
      className="slots-spin"
      data-turning={turning}
      aria-disabled={hindrance !== null}
      aria-describedby="slots-spin-reason"
      onKeyDown={ignoreHeldKey}
      onClick={() => hindrance === null && onSpin()}
    >
      <svg className="slots-spin-ring" viewBox="0 0 100 100" aria-hidden="true">
        <circle className="slots-spin-track" cx="50" cy="50" r="46" pathLength={1} />
        {waitMs > 0 && (
          <circle
            key={waitMs}
            className="slots-spin-progress"
            cx="50"
            cy="50"
            r="46"
            pathLength={1}
            style={{ animationDuration: `${waitMs}ms` }}
          />
        )}
      </svg>
      <RotateCw className="slots-spin-arrow" aria-hidden="true" />
      <span className="slots-spin-word">Spin</span>
      <span id="slots-spin-reason" className="sr-only">
        {hindrance?.text ?? 'Press space or enter.'}
      </span>
    </button>
  );
}

/** Every round is a decision of its own: a key that is held down is one press, not many. */
function ignoreHeldKey(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}
