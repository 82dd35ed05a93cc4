import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import type { Blocker } from './blocker';

/**
 * The one button that begins a round. It never loses the focus, so that a player who uses the keyboard stays where they are:
 * while it does nothing it says why, and a ring shows how long.
 *
 * @param busy      whether a round is under way
 * @param wait      the wait that runs until the next round can begin, null for none
 * @param icon      stands above the word; it turns while a round is under way
 * @param children  the word
 */
export function PlayButton({
  blocker,
  busy,
  wait,
  icon,
  onPlay,
  children,
}: {
  blocker: Blocker | null;
  busy: boolean;
  wait: { fromMs: number; untilMs: number } | null;
  icon: ReactNode;
  onPlay: () => void;
  children: ReactNode;
}) {
  const waitMs = wait ? Math.round(wait.untilMs - wait.fromMs) : 0;
  return (
    <button
      type="button"
      className="play-button"
      data-busy={busy}
      aria-disabled={blocker !== null}
      aria-describedby="play-button-reason"
      onKeyDown={ignoreHeldKey}
      onClick={() => blocker === null && onPlay()}
    >
      {waitMs > 0 && (
        <span
          key={waitMs}
          className="play-button-ring"
          aria-hidden="true"
          style={{ '--wait': `${waitMs}ms` } as CSSProperties}
        >
          <span className="play-button-half" />
          <span className="play-button-half" />
        </span>
      )}
      <span className="play-button-icon" aria-hidden="true">
        {icon}
      </span>
      <span className="play-button-word">{children}</span>
      <span id="play-button-reason" className="sr-only">
        {blocker?.text ?? 'Press space or enter.'}
      </span>
    </button>
  );
}

/** Every round is a decision of its own: a key that is held down is one press, not many. */
function ignoreHeldKey(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}
