/** Maximum wait for a frame that may never be rendered, as in a background tab. */
const patienceMs = 1_000;

/** Waits until the present state has been rendered. */
export async function nextFrame(): Promise<void> {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, patienceMs);
  });
  await nextTask();
}

/** Yields to pending input, rendering and network responses. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/**
 * Runs a low-priority task when the browser is idle, with a fallback for browsers without idle callbacks.
 *
 * @param withinMs  maximum delay in milliseconds
 */
export function whenIdle(task: () => void, withinMs = 5_000): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => task(), { timeout: withinMs });
  else setTimeout(task, withinMs / 5);
}
