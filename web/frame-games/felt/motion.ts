/** Tells whether the player asked for stillness, here or on the device. */
export function isStill(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'still' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Waits so long, or not at all for those who asked for stillness or do not look. */
export function pauseFor(ms: number): Promise<void> {
  if (isStill() || document.hidden) return Promise.resolve();
  return afterMs(ms);
}

/** Waits so long, for what is to be read and not only to be seen moving. */
export function afterMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
