/** Whether the player requests reduced motion, in the settings or on the device. */
export function isStill(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'still' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Waits this long; not at all with reduced motion or on a hidden page. */
export function pauseFor(ms: number): Promise<void> {
  if (isStill() || document.hidden) return Promise.resolve();
  return afterMs(ms);
}

/** Waits for a motion, at most slightly longer than it takes: a hidden page draws no frames, so the motion would not end. */
export function untilMoved(motion: Promise<void>, ms: number): Promise<void> {
  return Promise.race([motion, afterMs(ms + 250)]);
}

/** Waits this long, for text that needs reading time even without motion. */
export function afterMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
