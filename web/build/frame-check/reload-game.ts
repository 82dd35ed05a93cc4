import type { OpenedGame } from './open-game';
import { until } from './until';

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
  return until(withinMs, () => host.activity().readyCount > readyCount);
}
