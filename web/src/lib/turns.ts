/** Nobody waits longer for a page to be drawn that is not, as in a tab behind others. */
const patienceMs = 1_000;

/** Lets what is there by now be drawn first. */
export async function nextFrame(): Promise<void> {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, patienceMs);
  });
  await nextTask();
}

/** Lets whatever waits go first: input, painting, and the answers that have come. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/**
 * Runs what nobody waits for. Not every browser says when it is idle.
 *
 * @param withinMs  by when it runs in any case
 */
export function whenIdle(task: () => void, withinMs = 5_000): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => task(), { timeout: withinMs });
  else setTimeout(task, withinMs / 5);
}
