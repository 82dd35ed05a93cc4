const pollMs = 50;

/**
 * Waits until a condition holds.
 *
 * @returns whether it held in time
 */
export async function waitUntil(withinMs: number, condition: () => boolean): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (!condition() && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  return condition();
}
