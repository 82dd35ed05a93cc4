const pollMs = 50;

/**
 * Waits until a condition holds.
 *
 * @returns whether it held in time
 */
export async function until(withinMs: number, isSo: () => boolean): Promise<boolean> {
  const over = performance.now() + withinMs;
  while (!isSo() && performance.now() < over) await new Promise((resolve) => setTimeout(resolve, pollMs));
  return isSo();
}
