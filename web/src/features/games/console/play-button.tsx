import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { useLaterFrame } from '#web/lib/page/use-later-frame';
import type { Blocker } from './blocker';

/**
 * The button that begins a round. It keeps the focus while it is blocked, so that keyboard users stay in place; its label then states the
 * reason, and a ring shows the remaining time.
 *
 * @param busy      whether a round is under way
 * @param wait      the wait until the next round can begin, null for none
 * @param onPlay    also called while the button is blocked, since the press may skip what runs
 * @param icon      drawn above the label; it turns while a round is under way
 * @param children  the label
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
  const { waitMs } = useLaterFrame({ waitMs: wait ? Math.round(wait.untilMs - wait.fromMs) : 0 }, 1);
  return (
    <button
      type="button"
      className="play-button"
      data-busy={busy}
      aria-disabled={blocker !== null}
      aria-describedby="play-button-reason"
      onKeyDown={ignoreHeldKey}
      onClick={onPlay}
    >
      {waitMs > 0 && (
        <span
          key={waitMs}
          className="absolute inset-0"
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
      <span className="font-display text-sm font-extrabold">{children}</span>
      <span id="play-button-reason" className="sr-only">
        {blocker?.text ?? 'Press Space or Enter.'}
      </span>
    </button>
  );
}

/** Each round needs its own decision: a held key counts as one press. */
function ignoreHeldKey(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}
