import type { OpenedGame } from './open-game';
import { waitUntil } from './wait-until';

/**
 * Loads the document of the game again.
 *
 * @returns whether it became ready in time
 */
export async function reloadGame({ page, host }: OpenedGame, withinMs: number): Promise<boolean> {
  const { readyCount } = host.activity();
  await page.evaluate(
    "(() => { const frame = document.querySelector('iframe'); frame.src = frame.dataset.src; })()",
  );
  return waitUntil(withinMs, () => host.activity().readyCount > readyCount);
}
