import { type Log, logLines } from '#lambdas/runtime/log';
import type { ReminderStore } from './stores/reminder-store';

interface PresenceDependencies {
  readonly reminders: Pick<ReminderStore, 'recordPresence'>;
  readonly now: () => Date;
  readonly log: Log;
}

const mostPlayers = 10_000;

/**
 * Records player visits, without which Sweeps Coins expire: at most once a day per player and container. A failed write does not fail the
 * visit; the 60 days until expiry allow for it.
 *
 * @param atMost number of players kept in memory
 */
export function createPresence(
  { reminders, now, log }: PresenceDependencies,
  atMost: number = mostPlayers,
): (player: string) => Promise<void> {
  /** In order of the first visit, oldest first. */
  const seenOn = new Map<string, string>();

  return async (player) => {
    const today = now().toISOString().slice(0, 10);
    if (seenOn.get(player) === today) return;
    try {
      await reminders.recordPresence(player, now());
      remember(player, today);
    } catch (error) {
      log(logLines.presenceNotKept, { error });
    }
  };

  function remember(player: string, day: string): void {
    seenOn.delete(player);
    seenOn.set(player, day);
    const [oldest] = seenOn.keys();
    if (seenOn.size > atMost && oldest !== undefined) seenOn.delete(oldest);
  }
}
