import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Blocker } from './blocker';
import { ringAfter, type WaitRing } from './wait-ring';
import { WaitRingHalves } from './wait-ring-halves';

/**
 * The button that begins a round. It keeps the focus while it is blocked, so that keyboard users stay in place; its label then states the
 * reason, and a ring shows the remaining time.
 *
 * @param busy      whether a round is under way
 * @param wait      the wait until the next round can begin, null for none
 * @param onPlay    also called while the button is blocked, since the press may skip what runs
 * @param icon      drawn above the label; it turns while a round is under way without a ring
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
  const [shown, setShown] = useState<WaitRing | null>(null);
  const ring = ringAfter(shown, wait);
  if (ring !== shown) setShown(ring);
  return (
    <button
      type="button"
      className="play-button"
      data-busy={busy}
      data-waits={wait !== null}
      aria-disabled={blocker !== null}
      aria-describedby="play-button-reason"
      onKeyDown={ignoreHeldKey}
      onClick={onPlay}
    >
      {ring && <WaitRingHalves {...ring} />}
      <span className="play-button-icon" aria-hidden="true">
        {icon}
      </span>
      <span className="font-display text-sm font-extrabold">{children}</span>
      <span id="play-button-reason" className="sr-only">
        {/* In a place of known size, so that it is laid out alone. */}
        <span className="absolute inset-0 contain-strict">{blocker?.text ?? 'Press Space or Enter.'}</span>
      </span>
    </button>
  );
}

/** Each round needs its own decision: a held key counts as one press. */
function ignoreHeldKey(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}
