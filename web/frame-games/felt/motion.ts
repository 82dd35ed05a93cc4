/** Whether the player requests reduced motion, in the settings or on the device. */
export function isStill(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'still' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Whether pictures move now: neither with reduced motion nor on a hidden page, which draws no frames. */
export function isMoving(): boolean {
  return !isStill() && !document.hidden;
}

/** Waits this long; not at all where nothing moves. */
export function pauseFor(ms: number): Promise<void> {
  return isMoving() ? afterMs(ms) : Promise.resolve();
}

/** Waits for a motion, at most slightly longer than it takes: a hidden page draws no frames, so the motion would not end. */
export function untilMoved(motion: Promise<void>, ms: number): Promise<void> {
  return Promise.race([motion, afterMs(ms + 250)]);
}

/**
 * Waits until all changes so far are laid out and drawn, so that what comes next has a frame of its own; not at all where nothing moves.
 */
export function untilDrawn(): Promise<void> {
  return isMoving() ? untilMoved(nextFrame().then(nextFrame), 0) : Promise.resolve();
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

/** Waits this long, for text that needs reading time even without motion. */
export function afterMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
